import { isValidBoleto, isValidCnpj, isValidCpf } from "@brazilian-utils/brazilian-utils";

export const known = { cpf: isValidCpf, cnpj: isValidCnpj, linha_digitavel: isValidBoleto };

//! Conversion of records between the two versions of the service's API.

use lastro_macros::operations;

/// Conversion of records between the two versions of the service's API.
#[operations(area = "v1.convert")]
mod operations {
    use lastro::LastroError;
    use lastro::model::{Customer, Sale, Service};
    use lastro::v1::conversion::{
        self, CustomerConverted, CustomerParametersConverted, PaymentMethodConverted, SaleConverted,
        SaleParametersConverted, ServiceConverted, ServiceParametersConverted,
    };
    use lastro::v1::{CustomerV1, PaymentMethodV1, SaleV1, ServiceV1};

    /// Converts a sale of version 1 to version 2. `servicos` becomes `itens`, `parcelas_venda` becomes `parcelas`, and `nfse`
    /// becomes `nfse_dados`. The nested objects of customer, payment method and services are replaced by their keys and names.
    /// Every value that is lost or changed is in the report.
    ///
    /// # Errors
    /// An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
    pub fn sale_to_v2(#[draft] value: SaleV1) -> Result<SaleConverted, LastroError> {
        Ok(conversion::sale(&value))
    }

    /// Converts a customer of version 1 to version 2. The nested object of the city is replaced by its key and name.
    ///
    /// # Errors
    /// An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
    pub fn customer_to_v2(#[draft] value: CustomerV1) -> Result<CustomerConverted, LastroError> {
        Ok(conversion::customer(&value))
    }

    /// Converts a service of version 1 to version 2. Version 1 nests the item of the service list and the activity as objects;
    /// version 2 has the key and the name of each.
    ///
    /// # Errors
    /// An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
    pub fn service_to_v2(#[draft] value: ServiceV1) -> Result<ServiceConverted, LastroError> {
        Ok(conversion::service(&value))
    }

    /// Converts a payment method of version 1 to version 2. Only key, name and kind are kept.
    ///
    /// # Errors
    /// An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
    pub fn payment_method_to_v2(#[draft] value: PaymentMethodV1) -> Result<PaymentMethodConverted, LastroError> {
        Ok(conversion::payment_method(&value))
    }

    /// Converts a sale of version 2 to the version 1 parameters of an insert. Version 1 identifies customer, service and
    /// payment method by their names, so the sale must contain these names.
    ///
    /// # Errors
    /// An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
    pub fn sale_parameters_from_v2(#[draft] value: Sale) -> Result<SaleParametersConverted, LastroError> {
        Ok(conversion::sale_parameters(&value))
    }

    /// Converts a customer of version 2 to version 1 parameters. Version 1 has one card per customer: the first card is kept.
    ///
    /// # Errors
    /// An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
    pub fn customer_parameters_from_v2(#[draft] value: Customer) -> Result<CustomerParametersConverted, LastroError> {
        Ok(conversion::customer_parameters(&value))
    }

    /// Converts a service of version 2 to version 1 parameters.
    ///
    /// # Errors
    /// An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
    pub fn service_parameters_from_v2(#[draft] value: Service) -> Result<ServiceParametersConverted, LastroError> {
        Ok(conversion::service_parameters(&value))
    }
}
pub use operations::*;

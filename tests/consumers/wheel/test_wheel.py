"""Tests an installed wheel in an environment without other packages: how records, codes and errors behave as Python values."""

import copy
import datetime
import importlib.metadata
import pathlib
import pickle
import sys
import sysconfig
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal

import lastro
from lastro import Card, Customer, InstallmentStatus, Installment, Item, LastroError, Sale, installments, item, request, sale, webhook

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)
SAO_PAULO = datetime.timezone(datetime.timedelta(hours=-3))
CARD_NUMBER, SECURITY_CODE = "4111111111111111", "737"


def contract() -> Sale:
    return Sale(
        id=8123,
        agendamento_data=datetime.date(2027, 1, 31),
        valor_venda="129.9",
        email_enviado=datetime.datetime(2026, 11, 20, 10, 30, tzinfo=SAO_PAULO),
        itens=[Item(id_servico=1, valor=Decimal("100"), qtd="1.50"), {"id_servico": 2, "valor": 3, "qtd": 1}],
        parcelas=[Installment(valor=1, status=InstallmentStatus.PAID), Installment(valor=2, status=7)],
        extra={"custom_peso": Decimal("12.3400000000000000001"), "custom_nome": "é"},
    )


def card() -> Card:
    return Card(numero=CARD_NUMBER, codigo=SECURITY_CODE)


def refusal() -> LastroError:
    try:
        installments.split("1.005", 0)
    except LastroError as error:
        return error
    raise AssertionError("nothing was raised")


def values() -> list[object]:
    """Some records, and at least one of every other kind of value that the package returns."""
    sent = request.build("customers.list", "https://api.example", "key")
    codes = [InstallmentStatus.PAID, InstallmentStatus(7)]
    return [contract(), Sale(), card(), card().numero, sent, sent.headers, item.validate(Item(), "insert"), *codes]


class Values(unittest.TestCase):
    def test_every_value_pickles_by_every_protocol(self) -> None:
        for value in values():
            for protocol in PROTOCOLS:
                with self.subTest(value=type(value).__name__, protocol=protocol):
                    again = pickle.loads(pickle.dumps(value, protocol))
                    self.assertEqual(again, value)
                    self.assertIs(type(again), type(value))
                    self.assertEqual(repr(again), repr(value))

    def test_every_error_pickles_by_every_protocol(self) -> None:
        error = refusal()
        for protocol in PROTOCOLS:
            again = pickle.loads(pickle.dumps(error, protocol))
            self.assertIs(type(again), lastro.InvalidError)
            self.assertEqual((str(again), again.code, again.issues), (str(error), error.code, error.issues))
        self.assertEqual(copy.deepcopy(error).issues, error.issues)
        self.assertTrue(error.issues)

    def test_copies(self) -> None:
        for value in values():
            for copied in (copy.copy(value), copy.deepcopy(value), copy.deepcopy([value])[0]):
                self.assertEqual(copied, value)
                self.assertIs(type(copied), type(value))

    def test_replace(self) -> None:
        record = contract()
        replace = getattr(copy, "replace", lambda value, **changes: value.__replace__(**changes))  # Python 3.13 has it
        changed = replace(record, desconto="1", itens=None)
        self.assertEqual((changed.desconto, changed.itens), (Decimal("1.00"), None))
        self.assertEqual(replace(changed, desconto=None, itens=record.itens), record)
        with self.assertRaises(LastroError):
            replace(record, desconto=1.5)
        with self.assertRaises(LastroError):
            replace(record, descontos=1)

    def test_repr_evaluates_to_an_equal_record(self) -> None:
        names = {**vars(lastro), "Decimal": Decimal, "datetime": datetime}
        for value in (contract(), Sale(), sale.totals(contract()), InstallmentStatus.PAID, InstallmentStatus(7)):
            self.assertEqual(eval(repr(value), names), value)
        self.assertEqual(repr(Installment(status=2)), "Installment(status=InstallmentStatus.PAID)")

    def test_str_and_repr_hide_cards(self) -> None:
        owner = Customer(nome="Ana", cartoes=[card()])
        for text in (repr(owner), str(owner), f"{owner}", repr([card()]), repr(card().numero), repr({"card": card()})):
            self.assertNotIn(CARD_NUMBER, text)
            self.assertNotIn(SECURITY_CODE, text)
        self.assertEqual(card().numero, CARD_NUMBER)

    def test_patterns(self) -> None:
        match contract():
            case Sale(itens=[Item(id_servico=1, valor=Decimal() as value), Item(id_servico=second)], desconto=None):
                self.assertEqual((value, second), (Decimal("100.00"), 2))
            case other:
                self.fail(repr(other))
        match contract().parcelas:
            case [Installment(status=InstallmentStatus.PAID), Installment(status=InstallmentStatus(is_known=False))]:
                pass
            case others:
                self.fail(repr(others))
        match refusal():
            case lastro.InvalidError(code="invalid", issues=[lastro.Issue(code="too_many_decimals"), *_]):
                pass
            case other:
                self.fail(repr(other))

    def test_equality_and_hash(self) -> None:
        self.assertEqual(contract(), contract())
        self.assertEqual(len({contract(), contract(), Sale()}), 2)
        self.assertEqual({contract(): "found"}[contract()], "found")
        self.assertNotEqual(contract(), Sale())
        self.assertNotEqual(Sale(), Item())
        self.assertNotEqual(Sale(), None)
        # 1.5 and 1.50 are equal quantities, so their hashes must be equal
        self.assertEqual(hash(Item(qtd="1.5")), hash(Item(qtd="1.50")))

    def test_frozen(self) -> None:
        record = contract()
        for name in ("desconto", "novo"):
            with self.assertRaises(AttributeError):
                setattr(record, name, Decimal(1))
        with self.assertRaises(AttributeError):
            del record.desconto
        for given in (record.extra, record.itens, record.parcelas):
            with self.assertRaises(TypeError):
                given.clear()
        self.assertEqual(record, contract())
        with self.assertRaises(TypeError):
            type("Mine", (Sale,), {})

    def test_codes(self) -> None:
        for status, text in ((InstallmentStatus.PAID, "2"), (InstallmentStatus(7), "7")):
            self.assertEqual([str(status), f"{status}", f"{status:>3}"], [text, text, f"  {text}"])
        self.assertEqual(repr(InstallmentStatus.PAID), "InstallmentStatus.PAID")


class Threads(unittest.TestCase):
    """Many threads use the same records. Each thread must get the same results as a single thread alone."""

    THREADS, ROUNDS = 16, 40

    def work(self) -> list[object]:
        record, payer = self.record, self.card
        body = webhook.sign("vendas", "update", {"id": 7}, 1795219200, "segredo", "php")
        verdict = webhook.verify("segredo", body)
        return [
            hash(record), record == contract(), repr(record), pickle.dumps(record), repr(payer), record.extra,
            sale.totals(record), sale.validate(record, "update"), sale.encode(record), record.__replace__(desconto="1"),
            installments.split("129.90", 12), str(refusal()), lastro.dispatch("money.parse", '{"text":"1.5"}'),
            verdict.verdict, InstallmentStatus(7), InstallmentStatus.PAID is record.parcelas[0].status,
        ]

    def test_the_same_results_in_all_threads(self) -> None:
        self.record, self.card = contract(), card()
        expected = self.work()
        together = threading.Barrier(self.THREADS)

        def run(_: int) -> bool:
            together.wait(timeout=60)
            return all(self.work() == expected for _ in range(self.ROUNDS))

        before = sys.getswitchinterval()
        sys.setswitchinterval(1e-6)
        try:
            with ThreadPoolExecutor(self.THREADS) as pool:
                self.assertEqual(list(pool.map(run, range(self.THREADS))), [True] * self.THREADS)
        finally:
            sys.setswitchinterval(before)

    @unittest.skipUnless(sysconfig.get_config_var("Py_GIL_DISABLED"), "this interpreter has a lock")
    def test_the_module_does_not_need_the_gil(self) -> None:
        self.assertFalse(sys._is_gil_enabled())


class Wheel(unittest.TestCase):
    def test_the_installed_package_is_imported(self) -> None:
        self.assertIn("site-packages", lastro.__file__)
        self.assertTrue((pathlib.Path(lastro.__file__).parent / "py.typed").is_file())

    def test_the_metadata(self) -> None:
        about = importlib.metadata.metadata("lastro")
        self.assertEqual(about["License-Expression"], "MIT OR Apache-2.0")
        # only a release contains this file, with the licences of its compiled dependencies
        licences = set(about.get_all("License-File")) - {"LICENSE-THIRD-PARTY"}
        self.assertEqual(sorted(licences), ["LICENSE-APACHE", "LICENSE-MIT"])
        self.assertEqual(about["Requires-Python"], ">=3.10")
        minor = f"Programming Language :: Python :: 3.{sys.version_info.minor}"
        self.assertIn(minor, about.get_all("Classifier"))
        self.assertTrue(any(url.startswith("Repository, ") for url in about.get_all("Project-URL")))
        self.assertTrue(str(about.get_payload()).startswith("# lastro for Python"))
        self.assertEqual([name for name in about.get_all("Requires-Dist") if "extra ==" not in name], [])
        files = {file.name for file in importlib.metadata.files("lastro")}
        self.assertLessEqual({"LICENSE-MIT", "LICENSE-APACHE", "py.typed", "_lastro.pyi"}, files)


if __name__ == "__main__":
    unittest.main()

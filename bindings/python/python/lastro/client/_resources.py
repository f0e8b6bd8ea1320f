# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The resources of the service, with a method for each operation."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from typing import TYPE_CHECKING

from .. import _lastro
from .. import adjustment_index as _adjustment_index
from .. import boleto_update as _boleto_update
from .. import cancellation as _cancellation
from .. import cnae as _cnae
from .. import customer as _customer
from .. import municipality as _municipality
from .. import payment_method as _payment_method
from .. import plan as _plan
from .. import receipt as _receipt
from .. import sale as _sale
from .. import service as _service
from .. import service_list_item as _service_list_item
from .. import wallet_entry as _wallet_entry
from ._listing import AsyncListing, Listing
from ._loop import Call, Keep, document, many, nothing, one, page

if TYPE_CHECKING:
    from ._http import AsyncSender, Sender


class Services:
    """The operations of `services`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.Service]:
        """List services.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[Service]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("services.list", page(_service.decode), query=query, state=state, keep=keep))

    def insert(
        self,
        service: _lastro.Service | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Service:
        """Insert a service.

        Args:
            service (Service | Mapping): The `Service` to send. Fields that the service fills in
                are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Service: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("services.insert", one(_service.decode), record=document(service, _service.encode), state=state, keep=keep))

    def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Service:
        """Select a service.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Service: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(Call("services.select", one(_service.decode), id=id, state=state, keep=keep))

    def update(
        self,
        id: int,
        service: _lastro.Service | Mapping[str, object],
        *,
        original: _lastro.Service | Mapping[str, object] | None = None,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Service:
        """Update a service.

        Args:
            id (int): Key of the record.
            service (Service | Mapping): The `Service` to send. Fields that the service fills in
                are left out.
            original (Service | Mapping, optional): The record before the change. If it is
                given, only the changed fields of a customer or service are sent.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Service: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("services.update", one(_service.decode), id=id, record=document(service, _service.encode), original=document(original, _service.encode), state=state, keep=keep))

    def delete(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Delete a service.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("services.delete", nothing, id=id, state=state, keep=keep))


class PaymentMethods:
    """The operations of `payment_methods`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.PaymentMethod]:
        """List payment methods.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[PaymentMethod]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("payment_methods.list", page(_payment_method.decode), query=query, state=state, keep=keep))


class Customers:
    """The operations of `customers`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.Customer]:
        """List customers.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[Customer]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("customers.list", page(_customer.decode), query=query, state=state, keep=keep))

    def insert(
        self,
        customer: _lastro.Customer | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Customer:
        """Insert a customer.

        Args:
            customer (Customer | Mapping): The `Customer` to send. Fields that the service fills
                in are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Customer: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("customers.insert", one(_customer.decode), record=document(customer, _customer.encode), state=state, keep=keep))

    def select(
        self,
        id: int,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Customer:
        """Select a customer.

        Args:
            id (int): Key of the record.
            query (str | Query | Mapping, optional): Which fields to read, `_fields=id,nome`;
                default all.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Customer: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(Call("customers.select", one(_customer.decode), id=id, query=query, state=state, keep=keep))

    def update(
        self,
        id: int,
        customer: _lastro.Customer | Mapping[str, object],
        *,
        original: _lastro.Customer | Mapping[str, object] | None = None,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Customer:
        """Update a customer.

        Args:
            id (int): Key of the record.
            customer (Customer | Mapping): The `Customer` to send. Fields that the service fills
                in are left out.
            original (Customer | Mapping, optional): The record before the change. If it is
                given, only the changed fields of a customer or service are sent.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Customer: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("customers.update", one(_customer.decode), id=id, record=document(customer, _customer.encode), original=document(original, _customer.encode), state=state, keep=keep))

    def delete(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Delete a customer.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("customers.delete", nothing, id=id, state=state, keep=keep))


class Sales:
    """The operations of `sales`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.Sale]:
        """List sales.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[Sale]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("sales.list", page(_sale.decode), query=query, state=state, keep=keep))

    def insert(
        self,
        sale: _lastro.Sale | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Insert a sale.

        Args:
            sale (Sale | Mapping): The `Sale` to send. Fields that the service fills in are left
                out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("sales.insert", one(_sale.decode), record=document(sale, _sale.encode), state=state, keep=keep))

    def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Select a sale.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(Call("sales.select", one(_sale.decode), id=id, state=state, keep=keep))

    def update(
        self,
        id: int,
        sale: _lastro.Sale | Mapping[str, object],
        *,
        original: _lastro.Sale | Mapping[str, object] | None = None,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Update a sale.

        Args:
            id (int): Key of the record.
            sale (Sale | Mapping): The `Sale` to send. Fields that the service fills in are left
                out.
            original (Sale | Mapping, optional): The record before the change. If it is given,
                only the changed fields of a customer or service are sent.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("sales.update", one(_sale.decode), id=id, record=document(sale, _sale.encode), original=document(original, _sale.encode), state=state, keep=keep))

    def delete(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Delete a sale.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("sales.delete", nothing, id=id, state=state, keep=keep))

    def cancel_invoice(
        self,
        id: int,
        cancellation: _lastro.Cancellation | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Cancel the invoice of a sale.

        Args:
            id (int): Key of the record.
            cancellation (Cancellation | Mapping): The `Cancellation` to send. Fields that the
                service fills in are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("sales.cancel_invoice", one(_sale.decode), id=id, record=document(cancellation, _cancellation.encode), state=state, keep=keep))

    def confirm_receipt(
        self,
        id: int,
        receipt: _lastro.Receipt | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Confirm a receipt.

        Args:
            id (int): Key of the record.
            receipt (Receipt | Mapping): The `Receipt` to send. Fields that the service fills in
                are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("sales.confirm_receipt", one(_sale.decode), id=id, record=document(receipt, _receipt.encode), state=state, keep=keep))

    def update_boleto(
        self,
        id: int,
        boleto_update: _lastro.BoletoUpdate | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Update a boleto.

        Args:
            id (int): Key of the record.
            boleto_update (BoletoUpdate | Mapping): The `BoletoUpdate` to send. Fields that the
                service fills in are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(Call("sales.update_boleto", one(_sale.decode), id=id, record=document(boleto_update, _boleto_update.encode), state=state, keep=keep))


class Plans:
    """The operations of `plans`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.Plan]:
        """List plans.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[Plan]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("plans.list", page(_plan.decode), query=query, state=state, keep=keep))

    def select(
        self,
        id: int,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Plan:
        """Select a plan.

        Args:
            id (int): Key of the record.
            query (str | Query | Mapping, optional): Which fields to read, `_fields=id,nome`;
                default all.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Plan: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(Call("plans.select", one(_plan.decode), id=id, query=query, state=state, keep=keep))


class Wallet:
    """The operations of `wallet`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def select(
        self,
        cpf: str,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> builtins.list[_lastro.WalletEntry]:
        """Look up the virtual wallet of a CPF.

        Args:
            cpf (str): CPF of the person, with or without punctuation.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            list[WalletEntry]: The records.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(Call("wallet.select", many(_wallet_entry.decode), cpf=cpf, state=state, keep=keep))


class Cnae:
    """The operations of `cnae`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.Cnae]:
        """List economic activities.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[Cnae]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("cnae.list", page(_cnae.decode), query=query, state=state, keep=keep))


class ServiceList:
    """The operations of `service_list`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.ServiceListItem]:
        """List items of the service list.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[ServiceListItem]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("service_list.list", page(_service_list_item.decode), query=query, state=state, keep=keep))


class Municipalities:
    """The operations of `municipalities`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.Municipality]:
        """List municipalities.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[Municipality]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("municipalities.list", page(_municipality.decode), query=query, state=state, keep=keep))


class Indices:
    """The operations of `indices`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.AdjustmentIndex]:
        """List adjustment indices.

        Args:
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[AdjustmentIndex]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, Call("indices.list", page(_adjustment_index.decode), state=state, keep=keep))


class Resources:
    """The resources of the service."""

    services: Services
    """The operations of `services`."""
    payment_methods: PaymentMethods
    """The operations of `payment_methods`."""
    customers: Customers
    """The operations of `customers`."""
    sales: Sales
    """The operations of `sales`."""
    plans: Plans
    """The operations of `plans`."""
    wallet: Wallet
    """The operations of `wallet`."""
    cnae: Cnae
    """The operations of `cnae`."""
    service_list: ServiceList
    """The operations of `service_list`."""
    municipalities: Municipalities
    """The operations of `municipalities`."""
    indices: Indices
    """The operations of `indices`."""

    def __init__(self, sender: Sender) -> None:
        self.services = Services(sender)
        self.payment_methods = PaymentMethods(sender)
        self.customers = Customers(sender)
        self.sales = Sales(sender)
        self.plans = Plans(sender)
        self.wallet = Wallet(sender)
        self.cnae = Cnae(sender)
        self.service_list = ServiceList(sender)
        self.municipalities = Municipalities(sender)
        self.indices = Indices(sender)


class AsyncServices:
    """The operations of `services`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.Service]:
        """List services.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[Service]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("services.list", page(_service.decode), query=query, state=state, keep=keep))

    async def insert(
        self,
        service: _lastro.Service | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Service:
        """Insert a service.

        Args:
            service (Service | Mapping): The `Service` to send. Fields that the service fills in
                are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Service: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("services.insert", one(_service.decode), record=document(service, _service.encode), state=state, keep=keep))

    async def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Service:
        """Select a service.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Service: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(Call("services.select", one(_service.decode), id=id, state=state, keep=keep))

    async def update(
        self,
        id: int,
        service: _lastro.Service | Mapping[str, object],
        *,
        original: _lastro.Service | Mapping[str, object] | None = None,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Service:
        """Update a service.

        Args:
            id (int): Key of the record.
            service (Service | Mapping): The `Service` to send. Fields that the service fills in
                are left out.
            original (Service | Mapping, optional): The record before the change. If it is
                given, only the changed fields of a customer or service are sent.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Service: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("services.update", one(_service.decode), id=id, record=document(service, _service.encode), original=document(original, _service.encode), state=state, keep=keep))

    async def delete(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Delete a service.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("services.delete", nothing, id=id, state=state, keep=keep))


class AsyncPaymentMethods:
    """The operations of `payment_methods`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.PaymentMethod]:
        """List payment methods.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[PaymentMethod]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("payment_methods.list", page(_payment_method.decode), query=query, state=state, keep=keep))


class AsyncCustomers:
    """The operations of `customers`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.Customer]:
        """List customers.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[Customer]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("customers.list", page(_customer.decode), query=query, state=state, keep=keep))

    async def insert(
        self,
        customer: _lastro.Customer | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Customer:
        """Insert a customer.

        Args:
            customer (Customer | Mapping): The `Customer` to send. Fields that the service fills
                in are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Customer: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("customers.insert", one(_customer.decode), record=document(customer, _customer.encode), state=state, keep=keep))

    async def select(
        self,
        id: int,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Customer:
        """Select a customer.

        Args:
            id (int): Key of the record.
            query (str | Query | Mapping, optional): Which fields to read, `_fields=id,nome`;
                default all.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Customer: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(Call("customers.select", one(_customer.decode), id=id, query=query, state=state, keep=keep))

    async def update(
        self,
        id: int,
        customer: _lastro.Customer | Mapping[str, object],
        *,
        original: _lastro.Customer | Mapping[str, object] | None = None,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Customer:
        """Update a customer.

        Args:
            id (int): Key of the record.
            customer (Customer | Mapping): The `Customer` to send. Fields that the service fills
                in are left out.
            original (Customer | Mapping, optional): The record before the change. If it is
                given, only the changed fields of a customer or service are sent.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Customer: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("customers.update", one(_customer.decode), id=id, record=document(customer, _customer.encode), original=document(original, _customer.encode), state=state, keep=keep))

    async def delete(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Delete a customer.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("customers.delete", nothing, id=id, state=state, keep=keep))


class AsyncSales:
    """The operations of `sales`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.Sale]:
        """List sales.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[Sale]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("sales.list", page(_sale.decode), query=query, state=state, keep=keep))

    async def insert(
        self,
        sale: _lastro.Sale | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Insert a sale.

        Args:
            sale (Sale | Mapping): The `Sale` to send. Fields that the service fills in are left
                out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("sales.insert", one(_sale.decode), record=document(sale, _sale.encode), state=state, keep=keep))

    async def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Select a sale.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(Call("sales.select", one(_sale.decode), id=id, state=state, keep=keep))

    async def update(
        self,
        id: int,
        sale: _lastro.Sale | Mapping[str, object],
        *,
        original: _lastro.Sale | Mapping[str, object] | None = None,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Update a sale.

        Args:
            id (int): Key of the record.
            sale (Sale | Mapping): The `Sale` to send. Fields that the service fills in are left
                out.
            original (Sale | Mapping, optional): The record before the change. If it is given,
                only the changed fields of a customer or service are sent.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("sales.update", one(_sale.decode), id=id, record=document(sale, _sale.encode), original=document(original, _sale.encode), state=state, keep=keep))

    async def delete(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Delete a sale.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("sales.delete", nothing, id=id, state=state, keep=keep))

    async def cancel_invoice(
        self,
        id: int,
        cancellation: _lastro.Cancellation | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Cancel the invoice of a sale.

        Args:
            id (int): Key of the record.
            cancellation (Cancellation | Mapping): The `Cancellation` to send. Fields that the
                service fills in are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("sales.cancel_invoice", one(_sale.decode), id=id, record=document(cancellation, _cancellation.encode), state=state, keep=keep))

    async def confirm_receipt(
        self,
        id: int,
        receipt: _lastro.Receipt | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Confirm a receipt.

        Args:
            id (int): Key of the record.
            receipt (Receipt | Mapping): The `Receipt` to send. Fields that the service fills in
                are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("sales.confirm_receipt", one(_sale.decode), id=id, record=document(receipt, _receipt.encode), state=state, keep=keep))

    async def update_boleto(
        self,
        id: int,
        boleto_update: _lastro.BoletoUpdate | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Sale:
        """Update a boleto.

        Args:
            id (int): Key of the record.
            boleto_update (BoletoUpdate | Mapping): The `BoletoUpdate` to send. Fields that the
                service fills in are left out.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Sale: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(Call("sales.update_boleto", one(_sale.decode), id=id, record=document(boleto_update, _boleto_update.encode), state=state, keep=keep))


class AsyncPlans:
    """The operations of `plans`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.Plan]:
        """List plans.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[Plan]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("plans.list", page(_plan.decode), query=query, state=state, keep=keep))

    async def select(
        self,
        id: int,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.Plan:
        """Select a plan.

        Args:
            id (int): Key of the record.
            query (str | Query | Mapping, optional): Which fields to read, `_fields=id,nome`;
                default all.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            Plan: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(Call("plans.select", one(_plan.decode), id=id, query=query, state=state, keep=keep))


class AsyncWallet:
    """The operations of `wallet`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    async def select(
        self,
        cpf: str,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> builtins.list[_lastro.WalletEntry]:
        """Look up the virtual wallet of a CPF.

        Args:
            cpf (str): CPF of the person, with or without punctuation.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            list[WalletEntry]: The records.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(Call("wallet.select", many(_wallet_entry.decode), cpf=cpf, state=state, keep=keep))


class AsyncCnae:
    """The operations of `cnae`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.Cnae]:
        """List economic activities.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[Cnae]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("cnae.list", page(_cnae.decode), query=query, state=state, keep=keep))


class AsyncServiceList:
    """The operations of `service_list`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.ServiceListItem]:
        """List items of the service list.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[ServiceListItem]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("service_list.list", page(_service_list_item.decode), query=query, state=state, keep=keep))


class AsyncMunicipalities:
    """The operations of `municipalities`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        query: str | _lastro.Query | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.Municipality]:
        """List municipalities.

        Args:
            query (str | Query | Mapping, optional): Which records to list, in which order, with
                which fields; default all.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[Municipality]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("municipalities.list", page(_municipality.decode), query=query, state=state, keep=keep))


class AsyncIndices:
    """The operations of `indices`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.AdjustmentIndex]:
        """List adjustment indices.

        Args:
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `query` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[AdjustmentIndex]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, Call("indices.list", page(_adjustment_index.decode), state=state, keep=keep))


class AsyncResources:
    """The resources of the service."""

    services: AsyncServices
    """The operations of `services`."""
    payment_methods: AsyncPaymentMethods
    """The operations of `payment_methods`."""
    customers: AsyncCustomers
    """The operations of `customers`."""
    sales: AsyncSales
    """The operations of `sales`."""
    plans: AsyncPlans
    """The operations of `plans`."""
    wallet: AsyncWallet
    """The operations of `wallet`."""
    cnae: AsyncCnae
    """The operations of `cnae`."""
    service_list: AsyncServiceList
    """The operations of `service_list`."""
    municipalities: AsyncMunicipalities
    """The operations of `municipalities`."""
    indices: AsyncIndices
    """The operations of `indices`."""

    def __init__(self, sender: AsyncSender) -> None:
        self.services = AsyncServices(sender)
        self.payment_methods = AsyncPaymentMethods(sender)
        self.customers = AsyncCustomers(sender)
        self.sales = AsyncSales(sender)
        self.plans = AsyncPlans(sender)
        self.wallet = AsyncWallet(sender)
        self.cnae = AsyncCnae(sender)
        self.service_list = AsyncServiceList(sender)
        self.municipalities = AsyncMunicipalities(sender)
        self.indices = AsyncIndices(sender)


__all__ = [
    "Services",
    "PaymentMethods",
    "Customers",
    "Sales",
    "Plans",
    "Wallet",
    "Cnae",
    "ServiceList",
    "Municipalities",
    "Indices",
    "Resources",
    "AsyncServices",
    "AsyncPaymentMethods",
    "AsyncCustomers",
    "AsyncSales",
    "AsyncPlans",
    "AsyncWallet",
    "AsyncCnae",
    "AsyncServiceList",
    "AsyncMunicipalities",
    "AsyncIndices",
    "AsyncResources",
]

# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The resources of version 1 of the interface, with a method for each operation."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from typing import TYPE_CHECKING

from .. import _lastro
from ..v1 import boleto_update as _boleto_update
from ..v1 import cancellation as _cancellation
from ..v1 import customer as _customer
from ..v1 import receipt as _receipt
from ..v1 import sale as _sale
from ..v1 import service as _service
from ._listing import AsyncListing, Listing
from ._loop import CallV1, Keep, nothing, one, page

if TYPE_CHECKING:
    from ._http import AsyncSender, Sender


class Sales:
    """The operations of `sales`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.SaleV1]:
        """List sales.

        Args:
            listing (ListingQueryV1 | Mapping, optional): Where to begin, records of a page, and
                their order; default all by key.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `listing` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[SaleV1]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, CallV1("sales.list", page(_sale.decode), listing=listing, state=state, keep=keep))

    def insert(
        self,
        parameters: _lastro.SaleParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.SaleV1:
        """Insert a sale.

        Args:
            parameters (SaleParameters | Mapping): The `SaleParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            SaleV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("sales.insert", one(_sale.decode), parameters=_sale.parameters(parameters), state=state, keep=keep))

    def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.SaleV1:
        """Select a sale.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            SaleV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(CallV1("sales.select", one(_sale.decode), id=id, state=state, keep=keep))

    def update(
        self,
        id: int,
        parameters: _lastro.SaleParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.SaleV1:
        """Update a sale.

        Args:
            id (int): Key of the record.
            parameters (SaleParameters | Mapping): The `SaleParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            SaleV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("sales.update", one(_sale.decode), id=id, parameters=_sale.parameters(parameters), state=state, keep=keep))

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
        return self._sender.call(CallV1("sales.delete", nothing, id=id, state=state, keep=keep))

    def cancel_invoice(
        self,
        id: int,
        parameters: _lastro.CancellationParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Cancel the invoice of a sale.

        Args:
            id (int): Key of the record.
            parameters (CancellationParameters | Mapping): The `CancellationParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("sales.cancel_invoice", nothing, id=id, parameters=_cancellation.parameters(parameters), state=state, keep=keep))

    def confirm_receipt(
        self,
        id: int,
        parameters: _lastro.ReceiptParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Confirm a receipt.

        Args:
            id (int): Key of the record.
            parameters (ReceiptParameters | Mapping): The `ReceiptParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("sales.confirm_receipt", nothing, id=id, parameters=_receipt.parameters(parameters), state=state, keep=keep))

    def update_boleto(
        self,
        id: int,
        parameters: _lastro.BoletoUpdateParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Update a boleto.

        Args:
            id (int): Key of the record.
            parameters (BoletoUpdateParameters | Mapping): The `BoletoUpdateParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("sales.update_boleto", nothing, id=id, parameters=_boleto_update.parameters(parameters), state=state, keep=keep))


class Services:
    """The operations of `services`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.ServiceV1]:
        """List services.

        Args:
            listing (ListingQueryV1 | Mapping, optional): Where to begin, records of a page, and
                their order; default all by key.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `listing` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[ServiceV1]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, CallV1("services.list", page(_service.decode), listing=listing, state=state, keep=keep))

    def insert(
        self,
        parameters: _lastro.ServiceParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.ServiceV1:
        """Insert a service.

        Args:
            parameters (ServiceParameters | Mapping): The `ServiceParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            ServiceV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("services.insert", one(_service.decode), parameters=_service.parameters(parameters), state=state, keep=keep))

    def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.ServiceV1:
        """Select a service.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            ServiceV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(CallV1("services.select", one(_service.decode), id=id, state=state, keep=keep))

    def update(
        self,
        id: int,
        parameters: _lastro.ServiceParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.ServiceV1:
        """Update a service.

        Args:
            id (int): Key of the record.
            parameters (ServiceParameters | Mapping): The `ServiceParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            ServiceV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("services.update", one(_service.decode), id=id, parameters=_service.parameters(parameters), state=state, keep=keep))

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
        return self._sender.call(CallV1("services.delete", nothing, id=id, state=state, keep=keep))


class Customers:
    """The operations of `customers`."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(
        self,
        listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> Listing[_lastro.CustomerV1]:
        """List customers.

        Args:
            listing (ListingQueryV1 | Mapping, optional): Where to begin, records of a page, and
                their order; default all by key.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `listing` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            Listing[CustomerV1]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return Listing(self._sender, CallV1("customers.list", page(_customer.decode), listing=listing, state=state, keep=keep))

    def insert(
        self,
        parameters: _lastro.CustomerParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.CustomerV1:
        """Insert a customer.

        Args:
            parameters (CustomerParameters | Mapping): The `CustomerParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            CustomerV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("customers.insert", one(_customer.decode), parameters=_customer.parameters(parameters), state=state, keep=keep))

    def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.CustomerV1:
        """Select a customer.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            CustomerV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return self._sender.call(CallV1("customers.select", one(_customer.decode), id=id, state=state, keep=keep))

    def update(
        self,
        id: int,
        parameters: _lastro.CustomerParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.CustomerV1:
        """Update a customer.

        Args:
            id (int): Key of the record.
            parameters (CustomerParameters | Mapping): The `CustomerParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record.

        Returns:
            CustomerV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return self._sender.call(CallV1("customers.update", one(_customer.decode), id=id, parameters=_customer.parameters(parameters), state=state, keep=keep))

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
        return self._sender.call(CallV1("customers.delete", nothing, id=id, state=state, keep=keep))


class Resources:
    """The resources of the service."""

    sales: Sales
    """The operations of `sales`."""
    services: Services
    """The operations of `services`."""
    customers: Customers
    """The operations of `customers`."""

    def __init__(self, sender: Sender) -> None:
        self.sales = Sales(sender)
        self.services = Services(sender)
        self.customers = Customers(sender)


class AsyncSales:
    """The operations of `sales`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.SaleV1]:
        """List sales.

        Args:
            listing (ListingQueryV1 | Mapping, optional): Where to begin, records of a page, and
                their order; default all by key.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `listing` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[SaleV1]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, CallV1("sales.list", page(_sale.decode), listing=listing, state=state, keep=keep))

    async def insert(
        self,
        parameters: _lastro.SaleParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.SaleV1:
        """Insert a sale.

        Args:
            parameters (SaleParameters | Mapping): The `SaleParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            SaleV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("sales.insert", one(_sale.decode), parameters=_sale.parameters(parameters), state=state, keep=keep))

    async def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.SaleV1:
        """Select a sale.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            SaleV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(CallV1("sales.select", one(_sale.decode), id=id, state=state, keep=keep))

    async def update(
        self,
        id: int,
        parameters: _lastro.SaleParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.SaleV1:
        """Update a sale.

        Args:
            id (int): Key of the record.
            parameters (SaleParameters | Mapping): The `SaleParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            SaleV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("sales.update", one(_sale.decode), id=id, parameters=_sale.parameters(parameters), state=state, keep=keep))

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
        return await self._sender.call(CallV1("sales.delete", nothing, id=id, state=state, keep=keep))

    async def cancel_invoice(
        self,
        id: int,
        parameters: _lastro.CancellationParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Cancel the invoice of a sale.

        Args:
            id (int): Key of the record.
            parameters (CancellationParameters | Mapping): The `CancellationParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("sales.cancel_invoice", nothing, id=id, parameters=_cancellation.parameters(parameters), state=state, keep=keep))

    async def confirm_receipt(
        self,
        id: int,
        parameters: _lastro.ReceiptParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Confirm a receipt.

        Args:
            id (int): Key of the record.
            parameters (ReceiptParameters | Mapping): The `ReceiptParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("sales.confirm_receipt", nothing, id=id, parameters=_receipt.parameters(parameters), state=state, keep=keep))

    async def update_boleto(
        self,
        id: int,
        parameters: _lastro.BoletoUpdateParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> None:
        """Update a boleto.

        Args:
            id (int): Key of the record.
            parameters (BoletoUpdateParameters | Mapping): The `BoletoUpdateParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("sales.update_boleto", nothing, id=id, parameters=_boleto_update.parameters(parameters), state=state, keep=keep))


class AsyncServices:
    """The operations of `services`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.ServiceV1]:
        """List services.

        Args:
            listing (ListingQueryV1 | Mapping, optional): Where to begin, records of a page, and
                their order; default all by key.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `listing` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[ServiceV1]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, CallV1("services.list", page(_service.decode), listing=listing, state=state, keep=keep))

    async def insert(
        self,
        parameters: _lastro.ServiceParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.ServiceV1:
        """Insert a service.

        Args:
            parameters (ServiceParameters | Mapping): The `ServiceParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            ServiceV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("services.insert", one(_service.decode), parameters=_service.parameters(parameters), state=state, keep=keep))

    async def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.ServiceV1:
        """Select a service.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            ServiceV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(CallV1("services.select", one(_service.decode), id=id, state=state, keep=keep))

    async def update(
        self,
        id: int,
        parameters: _lastro.ServiceParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.ServiceV1:
        """Update a service.

        Args:
            id (int): Key of the record.
            parameters (ServiceParameters | Mapping): The `ServiceParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            ServiceV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("services.update", one(_service.decode), id=id, parameters=_service.parameters(parameters), state=state, keep=keep))

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
        return await self._sender.call(CallV1("services.delete", nothing, id=id, state=state, keep=keep))


class AsyncCustomers:
    """The operations of `customers`."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    def list(
        self,
        listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> AsyncListing[_lastro.CustomerV1]:
        """List customers.

        Args:
            listing (ListingQueryV1 | Mapping, optional): Where to begin, records of a page, and
                their order; default all by key.
            state (str, optional): The `state` of a page. The listing continues with the next
                page; `listing` is ignored.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            AsyncListing[CustomerV1]: The records. Pages are requested as they are needed.

        Raises:
            LastroError: an argument is invalid. Nothing was sent. Raised by the iteration.
            ExchangeError: a page could not be read. Raised by the iteration; `state` of the
                last page continues the listing.
        """
        return AsyncListing(self._sender, CallV1("customers.list", page(_customer.decode), listing=listing, state=state, keep=keep))

    async def insert(
        self,
        parameters: _lastro.CustomerParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.CustomerV1:
        """Insert a customer.

        Args:
            parameters (CustomerParameters | Mapping): The `CustomerParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            CustomerV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("customers.insert", one(_customer.decode), parameters=_customer.parameters(parameters), state=state, keep=keep))

    async def select(
        self,
        id: int,
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.CustomerV1:
        """Select a customer.

        Args:
            id (int): Key of the record.
            state (str, optional): A stored state of the same call, to resume it.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            CustomerV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed.
        """
        return await self._sender.call(CallV1("customers.select", one(_customer.decode), id=id, state=state, keep=keep))

    async def update(
        self,
        id: int,
        parameters: _lastro.CustomerParameters | Mapping[str, object],
        *,
        state: str | None = None,
        keep: Keep | None = None,
    ) -> _lastro.CustomerV1:
        """Update a customer.

        Args:
            id (int): Key of the record.
            parameters (CustomerParameters | Mapping): The `CustomerParameters` to send.
            state (str, optional): A stored state of the same call, to resume it: a change that
                may have been carried out is looked up, and is not sent again unless that is
                safe. Pass the same record again.
            keep (Keep, optional): Gets the state before each request, to store it. The state
                contains neither the key nor the record. An awaitable that it returns is
                awaited.

        Returns:
            CustomerV1: The record as the service has it.

        Raises:
            LastroError: an argument is invalid. Nothing was sent.
            ExchangeError: the call failed. `carried_out` is `unknown` if the change may have
                been carried out.
        """
        return await self._sender.call(CallV1("customers.update", one(_customer.decode), id=id, parameters=_customer.parameters(parameters), state=state, keep=keep))

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
        return await self._sender.call(CallV1("customers.delete", nothing, id=id, state=state, keep=keep))


class AsyncResources:
    """The resources of the service."""

    sales: AsyncSales
    """The operations of `sales`."""
    services: AsyncServices
    """The operations of `services`."""
    customers: AsyncCustomers
    """The operations of `customers`."""

    def __init__(self, sender: AsyncSender) -> None:
        self.sales = AsyncSales(sender)
        self.services = AsyncServices(sender)
        self.customers = AsyncCustomers(sender)


__all__ = [
    "Sales",
    "Services",
    "Customers",
    "Resources",
    "AsyncSales",
    "AsyncServices",
    "AsyncCustomers",
    "AsyncResources",
]

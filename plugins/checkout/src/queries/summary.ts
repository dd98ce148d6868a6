import { requireState } from "@haat/places/require-state"
import { errorReply } from "@haat/sdk/errors"
import { toPaise, toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CheckoutSummary, sumCharges, toShownCharge } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"
import { amountToPay, spendableCreditPaise } from "../store-credit"
import { priceCart, totalsOf, totalsWithoutCash } from "../workflows/order/price-order"
import { findCodRejection, needsCodCode } from "./cod"
import { quoteDelivery, requirePostalCode, requireServed } from "./delivery"
import { hasVisibleOffers, lineDiscount, withDiscount } from "./offers"
import { readOrderFacts } from "./order-facts"
import { readCartFields } from "./order-fields"
import { isBuyable, readStoredCart, toCart } from "./stored-cart"

/** Computes the checkout summary of a cart: totals, offers, store credit, and the delivery quote of each line. */
export async function readSummary(
  container: MedusaContainer,
  { customer_id, address_id }: { customer_id: string; address_id?: string },
): Promise<CheckoutSummary> {
  const cart = await readStoredCart(container, customer_id)
  const buyable = cart.lines.filter(isBuyable)
  if (!buyable.length || !cart.cart_id) throw new HttpError(CHECKOUT_ERRORS.cart_empty)
  const facts = await readOrderFacts(container, { customer_id, cart_id: cart.cart_id, address_id })
  if (!facts) throw new HttpError(CHECKOUT_ERRORS.already_ordered)
  if (address_id && !facts.shipping_address) throw new HttpError(CHECKOUT_ERRORS.not_your_address)

  const { shipping_address: address, cod, balance } = facts
  if (address_id && address) requirePostalCode(address)
  const lines = await quoteDelivery(container, buyable, address?.postal_code)
  if (address_id && address) {
    requireServed(lines, address.postal_code)
    await requireState(address)
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const shown = toCart({ ...cart, lines }).lines
  const fields = await readCartFields(database, cart.cart_id)
  const price = await priceCart(container, { customer_id, cart_id: cart.cart_id, fields }, lines, !!address)
  const { offers } = price
  const { item_discount, delivery_discount } = offers
  const totals = totalsWithoutCash(lines, price)
  const { total } = totals
  const charges = price.charges.filter(({ for_payment }) => !for_payment)
  const cash_charges = total > 0 ? price.charges.filter(({ for_payment }) => for_payment) : []
  const cod_total = total > 0 ? totalsOf(lines, price).total : total
  const used = toRupees(spendableCreditPaise(balance, total))
  const findRejection = (credit: number) => {
    const to_pay = amountToPay({ total, credit })
    const cash = to_pay && to_pay + cod_total - total
    // an order that costs nothing needs no payment
    return address && total > 0
      ? findCodRejection(container, cod, { customer_id, cash, postal_code: address.postal_code })
      : undefined
  }
  const rejection = await findRejection(used)
  const rejectionWithoutCredit = used ? await findRejection(0) : rejection
  return {
    cart_id: cart.cart_id,
    lines: lines.map(({ delivery_charge, estimated_delivery_days }, index) => ({
      ...withDiscount(shown[index], lineDiscount(offers, index)),
      delivery_charge,
      estimated_delivery_days,
    })),
    ...totals,
    delivery_charge: toRupees(toPaise(totals.delivery_charge) - sumCharges(charges)),
    item_discount,
    delivery_discount,
    ...(hasVisibleOffers(offers) && { offers: offers.shown }),
    ...(balance > 0 && {
      credit: {
        balance: toRupees(balance),
        used,
        to_pay: amountToPay({ ...totals, credit: used }),
        ...(rejectionWithoutCredit && {
          cod_withheld: errorReply(rejectionWithoutCredit.entry, rejectionWithoutCredit.params),
        }),
      },
    }),
    charges: charges.map(toShownCharge),
    cash_charges: cash_charges.map(toShownCharge),
    cod_total,
    ...(!rejection && (await needsCodCode(database, cod, { customer_id, total })) && { cod_code: true as const }),
    ...(rejection && { cod_withheld: errorReply(rejection.entry, rejection.params) }),
    fields,
    test_mode: container.resolve<CheckoutService>(CHECKOUT).testMode,
  }
}

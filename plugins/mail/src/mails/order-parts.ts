import { sumCharges } from "@haat/checkout/contract"
import { money, toPaise, toRupees } from "@haat/sdk/money"
import type { OrderForMail } from "../queries/order-for-mail"
import type { MailPart } from "./mail"

/** Goods of an order with what is added and taken off. */
export const goodsOf = ({ lines, delivery_charge, charges, offers, total }: OrderForMail): MailPart => ({
  kind: "goods",
  lines,
  sums: [
    ["Delivery", toRupees(toPaise(delivery_charge) - sumCharges(charges))],
    ...charges.map(({ name, paise }): [string, number] => [name, toRupees(paise)]),
    ...offers.map(({ name, code, amount }): [string, number] => [code ? `${name} (${code})` : name, -amount]),
  ],
  total,
})

export function previewOf({ total, credit, online }: OrderForMail) {
  if (!total) return "There is nothing to pay."
  if (credit >= total) return `${money(total)}, paid with store credit.`
  return `${money(total - credit)}, ${online ? "paid online" : "to be paid on delivery"}.`
}

export const paymentOf = ({ total, credit, online }: OrderForMail) => {
  if (!total) return "Nothing to pay"
  const rest = online ? "Online (Prepaid)" : "Cash On Delivery"
  if (!credit) return rest
  const spent = `Store credit: ${money(credit)}`
  return credit >= total ? spent : `${spent}\n${rest}: ${money(total - credit)}`
}

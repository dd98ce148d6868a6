import { toPaise, toRupees } from "@haat/sdk/money"
import type { Charge, ShownCharge } from "./charges"
import type { ChargeToTax } from "./order-tax"

export const toShownCharge = ({ id, name, name_hi, paise }: Charge): ShownCharge => ({
  id,
  name,
  name_hi: name_hi ?? null,
  amount: toRupees(paise),
})

/** Returns the delivery charge of an order without its charges, in rupees. */
export const deliveryWithoutCharges = ({
  delivery_charge,
  charges,
}: {
  delivery_charge: number
  charges: ShownCharge[]
}): number => toRupees(toPaise(delivery_charge) - charges.reduce((sum, { amount }) => sum + toPaise(amount), 0))

/** Adds up charges, in paise. */
export const sumCharges = (charges: Pick<Charge, "paise">[] = []): number =>
  charges.reduce((sum, { paise }) => sum + paise, 0)

/** Returns the charges that are taxed at a rate of their own. */
export const chargesToTax = (charges: Charge[] = []): ChargeToTax[] =>
  charges.flatMap(({ id, paise, tax }) => (tax === "delivery" || !paise ? [] : [{ charge_id: id, paise, ...tax }]))

/** Returns the charges that are due with this payment; those for cash fall away when nothing is paid in cash. */
export const chargesForPayment = (charges: Charge[], { paysCash }: { paysCash: boolean }): Charge[] =>
  charges.filter(({ for_payment }) => paysCash || !for_payment)

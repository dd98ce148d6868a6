import type { ErrorEntry, ErrorParams } from "@haat/sdk/errors"
import { money, toPaise } from "@haat/sdk/money"
import type { CodSettings } from "./contract"
import { CHECKOUT_ERRORS } from "./errors"

/** Data that the rules for cash on delivery depend on. */
export type CodFacts = {
  /** cash to pay for this order, in rupees */
  cash: number
  /** uncollected cash for earlier orders of the shopper, in rupees */
  uncollected: number
  postal_code: string
  /** parcels of the shopper that came back undelivered */
  returned: number
}

export type CodRejection = { entry: ErrorEntry; params: ErrorParams }

/** Returns the reason why an order must be paid online by the owner's rules; undefined when cash is possible. */
export function checkCodRules(
  { max_rupees, without_postal_codes, max_returned }: CodSettings,
  { cash, uncollected, postal_code, returned }: CodFacts,
): CodRejection | undefined {
  if (max_returned !== null && returned >= max_returned) return { entry: CHECKOUT_ERRORS.cod_after_returns, params: {} }
  const codes = without_postal_codes.split(/[\s,]+/).filter(Boolean)
  if (codes.some((code) => postal_code.startsWith(code)))
    return { entry: CHECKOUT_ERRORS.cod_not_there, params: { postal_code } }
  if (max_rupees === null || cash === 0) return undefined
  const most = money(max_rupees)
  if (cash > max_rupees) return { entry: CHECKOUT_ERRORS.cod_above_most, params: { most } }
  if (toPaise(cash) + toPaise(uncollected) > toPaise(max_rupees))
    return { entry: CHECKOUT_ERRORS.cod_above_most_together, params: { most, uncollected: money(uncollected) } }
}

import type { LineReturnTerms } from "@haat/checkout/contract"
import { day } from "../../../lib/format/date.ts"
import { RETURNS } from "./messages.ts"

/** What the rule of a line says: until which day it can be sent back or exchanged, and who pays the way. */
export function describeReturn({ until, can_return, exchange_only, paid_by }: LineReturnTerms): string {
  if (until === null) return RETURNS.notReturnable
  if (!can_return) return RETURNS.returnOver(day(until))
  const what = exchange_only ? RETURNS.exchangeUntil(day(until)) : RETURNS.returnUntil(day(until))
  return `${what}; ${paid_by === "shop" ? RETURNS.wayIsFree : RETURNS.wayIsYours}`
}

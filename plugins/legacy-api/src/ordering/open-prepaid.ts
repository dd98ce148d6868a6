import { listAddresses } from "@haat/accounts/api/list-addresses"
import type { AddressLines } from "@haat/checkout/contract"
import { CHECKOUT_ERRORS } from "@haat/checkout/errors"
import { planOrder } from "@haat/checkout/workflows/order/plan-order"
import type { PaymentWindow } from "@haat/payments/contract"
import { openPayment } from "@haat/payments/workflows/open-payment"
import { findStates } from "@haat/places/directory/open-directory"
import { HttpError, isOneOf } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { LEGACY_ERRORS } from "../errors"

type PrepaidInput = { customer_id: string; amount: number; address?: AddressLines; quoted: string[] }
type Where = { address_id: string } | { address: AddressLines }

/** The street comes with `place`; until then the owner reads this. */
const STREET_FOLLOWS = "(the address follows when the order is placed)"

/** Its tax follows the state that comes with the street. */
async function toPostalCode(postal_code: string): Promise<Where> {
  const [state] = await findStates(postal_code)
  const place = { city: "-", province: state?.en ?? "", postal_code, country_code: "in" }
  return { address: { address_1: STREET_FOLLOWS, address_2: "", ...place } }
}

/**
 * Opens a payment of `amount` rupees for the shopper's cart. The old call does not say where the order goes, and what
 * delivery costs depends on it: the amount has to be right for the address in the call, for one of the saved addresses
 * (the default first, those we cannot deliver to left out), or for a postal code this session has just asked the
 * charges of.
 * @throws HttpError 409 when the amount is right for none of them; 400 when none can be delivered to
 */
export async function openPrepaid(scope: MedusaContainer, input: PrepaidInput): Promise<PaymentWindow> {
  const place = input.address ? { address: input.address } : await findPlace(scope, input)
  const { customer_id, amount: expected_total } = input
  return openPayment(scope, { ...place, customer_id, expected_total, offers_optional: true })
}

/**
 * Finds the first of the shopper's places whose total is the amount. All are planned at once: each may wait for the
 * carrier.
 */
async function findPlace(scope: MedusaContainer, { customer_id, amount, quoted }: PrepaidInput): Promise<Where> {
  const places = await listPlaces(scope, customer_id, quoted)
  if (places.length === 1) return places[0]
  const plans = await Promise.allSettled(
    places.map((place) => planOrder(scope, { ...place, customer_id, expected_total: amount, offers_optional: true })),
  )
  let rejection: unknown
  for (const [nth, plan] of plans.entries()) {
    if (plan.status === "fulfilled") return places[nth]
    const isUnfit = (plan.reason as MedusaError).type === MedusaError.Types.INVALID_DATA
    if (!isUnfit && !isOneOf(plan.reason, CHECKOUT_ERRORS.total_changed)) throw plan.reason
    // An error about the total is more useful than one about an address that the client did not choose.
    rejection = isUnfit ? (rejection ?? plan.reason) : plan.reason
  }
  throw rejection ?? new HttpError(LEGACY_ERRORS.save_address_first)
}

/** One place for each postal code, as delivery costs the same to all of it. */
async function listPlaces(scope: MedusaContainer, customer_id: string, quoted: string[]): Promise<Where[]> {
  const saved = await listAddresses(scope, customer_id)
  const byDefault = [...saved].sort((a, b) => Number(b.is_default) - Number(a.is_default))
  const places = new Map<string, Where>()
  const add = (code: string, place: Where) => places.has(code) || places.set(code, place)
  for (const { id, postal_code, country_code } of byDefault) add(`${country_code} ${postal_code}`, { address_id: id })
  for (const code of quoted) add(`in ${code}`, await toPostalCode(code))
  return [...places.values()]
}

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
type Destination = { address_id: string } | { address: AddressLines }

/** Placeholder street until the call `place` sends the address. */
const STREET_PLACEHOLDER = "(the address follows when the order is placed)"

/** Builds a provisional address from a postal code; its tax is computed again with the full address. */
async function provisionalAddress(postal_code: string): Promise<Destination> {
  const [state] = await findStates(postal_code)
  const place = { city: "-", province: state?.en ?? "", postal_code, country_code: "in" }
  return { address: { address_1: STREET_PLACEHOLDER, address_2: "", ...place } }
}

/**
 * Opens a payment of `amount` rupees for the shopper's cart. Old clients may send no address, but the delivery charge
 * depends on it: the amount must be the total for the address in the call, else for a deliverable saved address (the
 * default first) or for a postal code that this session requested charges for.
 * @throws HttpError 409 when the amount matches none of them; 400 when none is deliverable
 */
export async function openPrepaid(scope: MedusaContainer, input: PrepaidInput): Promise<PaymentWindow> {
  const place = input.address ? { address: input.address } : await findDestination(scope, input)
  const { customer_id, amount: expected_total } = input
  return openPayment(scope, { ...place, customer_id, expected_total, offers_optional: true })
}

/**
 * Finds the first destination whose order total is the amount. All are planned concurrently, since each may wait for
 * the carrier.
 */
async function findDestination(
  scope: MedusaContainer,
  { customer_id, amount, quoted }: PrepaidInput,
): Promise<Destination> {
  const places = await listDestinations(scope, customer_id, quoted)
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

/** Lists one destination for each postal code, since its delivery charge is the same. */
async function listDestinations(scope: MedusaContainer, customer_id: string, quoted: string[]): Promise<Destination[]> {
  const saved = await listAddresses(scope, customer_id)
  const byDefault = [...saved].sort((a, b) => Number(b.is_default) - Number(a.is_default))
  const places = new Map<string, Destination>()
  const add = (code: string, place: Destination) => places.has(code) || places.set(code, place)
  for (const { id, postal_code, country_code } of byDefault) add(`${country_code} ${postal_code}`, { address_id: id })
  for (const code of quoted) add(`in ${code}`, await provisionalAddress(code))
  return [...places.values()]
}

import { HttpError } from "@haat/sdk/server/http-error"
import { findStates } from "./directory/open-directory"
import { PLACES_ERRORS } from "./errors"
import { type AddressState, readState, withUsualState } from "./read-state"

/**
 * Rejects an address in India whose state is not one that its postal code serves, or cannot be read. A code that the
 * directory does not know, a directory that cannot be read and other countries reject nothing but an unreadable state.
 * @throws HttpError 400 with the states that fit, as `states` of its reply
 */
export async function requireState(address: AddressState): Promise<void> {
  if (address.country_code !== "in") return
  const fitting = await findStates(address.postal_code)
  const chosen = readState(address.province)
  if (chosen && (!fitting.length || fitting.includes(chosen))) return
  if (!fitting.length) throw new HttpError(PLACES_ERRORS.address_without_state)
  const { postal_code } = address
  const states = fitting.map(({ en }) => en)
  throw new HttpError(PLACES_ERRORS.postal_code_of_other_state, { postal_code, state: states.join(" / ") }, { states })
}

/**
 * Returns the address with the usual spelling of its state. A missing state is filled in when the postal code has only
 * one.
 * @throws HttpError 400 as `requireState`
 */
export async function resolveState<Address extends AddressState>(address: Address): Promise<Address> {
  if (address.country_code === "in" && !address.province.trim()) {
    const [only, ...others] = await findStates(address.postal_code)
    if (only && !others.length) return { ...address, province: only.en }
  }
  await requireState(address)
  return withUsualState(address)
}

import { requireState } from "@haat/places/require-state"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import type { Transaction } from "@haat/sdk/server/database"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { toAddress } from "../address"
import { type Address, MAX_ADDRESSES, type NewAddress, type ReplaceAddresses } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import {
  clearDefault,
  deleteAddresses,
  insertAddress,
  lockCustomer,
  makeDefault,
  readAddresses,
  type SavedAddress,
  updateAddress as writeAddress,
} from "../modules/profiles/queries/addresses"
import { addressRow, writeAddresses } from "../modules/profiles/write-addresses"

/**
 * Runs `task` in a transaction that locks the customer, so that the address limit and the single default hold under
 * concurrent requests. @throws HttpError 401 when the account was deleted
 */
const inAddressTransaction = <Result>(
  container: MedusaContainer,
  customer_id: string,
  task: (trx: Transaction, saved: SavedAddress[]) => Promise<Result>,
): Promise<Result> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    if (!(await lockCustomer(trx, customer_id))) throw new HttpError(HTTP_ERRORS.log_in)
    return task(trx, await readAddresses(trx, customer_id))
  })

/** An event as Medusa's Customer module names it. */
const addressEvent = (action: "created" | "updated" | "deleted", id: string) => ({
  name: `customer.customer-address.${action}`,
  data: { id },
})

/** Returns one of the shopper's own addresses. @throws HttpError 404 for any other id */
function findOwnAddress(saved: SavedAddress[], id: string): SavedAddress {
  const address = saved.find((candidate) => candidate.id === id)
  if (!address) throw new HttpError(ACCOUNT_ERRORS.no_such_address)
  return address
}

/**
 * Creates an address of a shopper; the first becomes the default.
 * @throws HttpError 409 when there are four already, 400 when its state is not that of its postal code
 */
export async function createAddress(
  container: MedusaContainer,
  { customer_id, address }: { customer_id: string; address: NewAddress },
): Promise<Address> {
  await requireState(address)
  const created = await inAddressTransaction(container, customer_id, async (trx, saved) => {
    if (saved.length >= MAX_ADDRESSES) throw new HttpError(ACCOUNT_ERRORS.too_many_addresses, { most: MAX_ADDRESSES })
    const is_default = address.is_default || saved.length === 0
    if (is_default) await clearDefault(trx, customer_id)
    const id = generateEntityId(undefined, "cuaddr")
    return insertAddress(trx, addressRow({ ...address, is_default }, { id, customer_id, place: 0 }))
  })
  await emitEvents(container, [addressEvent("created", created.id)])
  return toAddress(created)
}

/**
 * Updates an address of a shopper. `is_default` makes it the default; it cannot be taken from the current default.
 * @throws HttpError 404 when it is not among the shopper's own, 400 when its state is not that of its postal code
 */
export async function updateAddress(
  container: MedusaContainer,
  { customer_id, id, address }: { customer_id: string; id: string; address: NewAddress },
): Promise<Address> {
  await requireState(address)
  const updated = await inAddressTransaction(container, customer_id, async (trx, saved) => {
    const { is_default_shipping: wasDefault } = findOwnAddress(saved, id)
    if (address.is_default && !wasDefault) await clearDefault(trx, customer_id)
    const is_default = address.is_default || wasDefault
    return writeAddress(trx, addressRow({ ...address, is_default }, { id, customer_id, place: 0 }))
  })
  await emitEvents(container, [addressEvent("updated", id)])
  return toAddress(updated)
}

/**
 * Deletes an address of a shopper; when it was the default, the oldest other address becomes the default.
 * @throws HttpError 404 when it is not among the shopper's own
 */
export async function deleteAddress(
  container: MedusaContainer,
  { customer_id, id }: { customer_id: string; id: string },
): Promise<void> {
  const newDefault = await inAddressTransaction(container, customer_id, async (trx, saved) => {
    const { is_default_shipping: wasDefault } = findOwnAddress(saved, id)
    await deleteAddresses(trx, [id])
    const newDefault = wasDefault ? saved.find((other) => other.id !== id) : undefined
    if (newDefault) await makeDefault(trx, newDefault.id)
    return newDefault
  })
  await emitEvents(container, [
    addressEvent("deleted", id),
    ...(newDefault ? [addressEvent("updated", newDefault.id)] : []),
  ])
}

/**
 * Replaces all addresses of a shopper by the rules of `ReplaceAddresses`. Returns them, oldest first.
 * @throws HttpError 400 when the state of one is not that of its postal code
 */
export async function replaceAddresses(
  container: MedusaContainer,
  { customer_id, addresses }: ReplaceAddresses & { customer_id: string },
): Promise<Address[]> {
  for (const address of addresses) await requireState(address)
  const saved = await inAddressTransaction(container, customer_id, async (trx) => {
    await writeAddresses(trx, customer_id, addresses)
    return readAddresses(trx, customer_id)
  })
  return saved.map(toAddress)
}

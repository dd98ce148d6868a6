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
 * Runs `task` in one transaction, while no other one changes this shopper's addresses: the limit and the one default
 * need it. @throws HttpError 401 when the account is gone
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

/** Another shopper's id is as unknown as a made-up one. @throws HttpError 404 */
function findOwn(saved: SavedAddress[], id: string): SavedAddress {
  const address = saved.find((candidate) => candidate.id === id)
  if (!address) throw new HttpError(ACCOUNT_ERRORS.no_such_address)
  return address
}

/**
 * Saves a further address of a shopper; the first becomes the default.
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
 * Replaces one of a shopper's addresses. Marking it moves the default here; the default stays one until another takes
 * over.
 * @throws HttpError 404 when it is not among the shopper's own, 400 when its state is not that of its postal code
 */
export async function updateAddress(
  container: MedusaContainer,
  { customer_id, id, address }: { customer_id: string; id: string; address: NewAddress },
): Promise<Address> {
  await requireState(address)
  const updated = await inAddressTransaction(container, customer_id, async (trx, saved) => {
    const { is_default_shipping: wasDefault } = findOwn(saved, id)
    if (address.is_default && !wasDefault) await clearDefault(trx, customer_id)
    const is_default = address.is_default || wasDefault
    return writeAddress(trx, addressRow({ ...address, is_default }, { id, customer_id, place: 0 }))
  })
  await emitEvents(container, [addressEvent("updated", id)])
  return toAddress(updated)
}

/**
 * Removes one of a shopper's addresses; when it was the default, the oldest that remains takes over.
 * @throws HttpError 404 when it is not among the shopper's own
 */
export async function deleteAddress(
  container: MedusaContainer,
  { customer_id, id }: { customer_id: string; id: string },
): Promise<void> {
  const heir = await inAddressTransaction(container, customer_id, async (trx, saved) => {
    const { is_default_shipping: wasDefault } = findOwn(saved, id)
    await deleteAddresses(trx, [id])
    const heir = wasDefault ? saved.find((other) => other.id !== id) : undefined
    if (heir) await makeDefault(trx, heir.id)
    return heir
  })
  await emitEvents(container, [addressEvent("deleted", id), ...(heir ? [addressEvent("updated", heir.id)] : [])])
}

/**
 * Makes a shopper's addresses the given ones, as the contract's `ReplaceAddresses` tells. Returns all of them, oldest
 * first.
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

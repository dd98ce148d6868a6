import type { Transaction } from "@haat/http/database"
import type { ReplaceAddresses } from "../../contract"
import { planAddresses } from "./plan-addresses"
import { clearDefault, deleteAddresses, insertAddress, readAddresses, updateAddress } from "./queries/addresses"

/** Makes a shopper's addresses the given ones. Expects the caller to hold the lock of the shopper's addresses. */
export async function writeAddresses(
  transaction: Transaction,
  customer_id: string,
  addresses: ReplaceAddresses["addresses"],
) {
  const { gone, kept } = planAddresses(await readAddresses(transaction, customer_id), addresses)
  if (gone.length) await deleteAddresses(transaction, gone)
  // The unique index of defaults looks at each row as it is written.
  await clearDefault(transaction, customer_id)
  for (const [place, { isSaved, type, ...address }] of kept.entries()) {
    const metadata = JSON.stringify({ type })
    await (isSaved ? updateAddress : insertAddress)(transaction, { ...address, customer_id, metadata, place })
  }
}

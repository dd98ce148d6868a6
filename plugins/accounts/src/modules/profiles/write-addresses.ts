import type { Transaction } from "@haat/sdk/server/database"
import type { ReplaceAddresses } from "../../contract"
import { toRecipientColumns } from "../../recipient"
import { planAddresses } from "./plan-addresses"
import { clearDefault, deleteAddresses, insertAddress, readAddresses, updateAddress } from "./queries/addresses"

/** Defaults for an address: null keeps the saved value. */
const UNSAID = { first_name: null, last_name: null, phone: null, company: null }

/** Makes a shopper's addresses the given ones. Expects the caller to hold the lock of the shopper's addresses. */
export async function writeAddresses(
  transaction: Transaction,
  customer_id: string,
  addresses: ReplaceAddresses["addresses"],
) {
  const saved = await readAddresses(transaction, customer_id)
  const { gone, kept } = planAddresses(saved, addresses)
  if (gone.length) await deleteAddresses(transaction, gone)
  // The unique index of defaults looks at each row as it is written.
  await clearDefault(transaction, customer_id)
  for (const [place, { isSaved, type, ...address }] of kept.entries()) {
    const metadata = JSON.stringify({ type })
    // The old calls know no ids and no recipients: the same address, sent once more, keeps who receives there.
    const before = saved.find(
      ({ id, address_1, postal_code }) =>
        gone.includes(id) && address_1 === address.address_1 && postal_code === address.postal_code,
    )
    const recipient = { ...(before?.recipient ?? UNSAID), ...toRecipientColumns(address) }
    const { recipient_name, recipient_phone, ...lines } = { ...address, ...recipient }
    await (isSaved ? updateAddress : insertAddress)(transaction, { ...lines, customer_id, metadata, place })
  }
}

import type { Transaction } from "@haat/sdk/server/database"
import type { NewAddress, ReplaceAddresses } from "../../contract"
import { type RecipientColumns, toRecipientColumns } from "../../recipient"
import { planAddresses } from "./plan-addresses"
import {
  clearDefault,
  deleteAddresses,
  insertAddress,
  readAddresses,
  type SavedAddress,
  updateAddress,
  type Written,
} from "./queries/addresses"

type Recipient = { [Column in keyof Required<RecipientColumns>]: string | null }

/** Defaults for an address: null keeps the saved value. */
const UNSAID: Recipient = { first_name: null, last_name: null, phone: null, company: null }

/** Columns of an address; `recipient` where the address names none. */
export function addressRow(
  address: NewAddress,
  place: { id: string; customer_id: string; place: number },
  recipient = UNSAID,
): Written {
  const { type, recipient_name: _name, recipient_phone: _phone, ...lines } = address
  return { ...lines, ...recipient, ...toRecipientColumns(address), ...place, metadata: JSON.stringify({ type }) }
}

const recipientOf = ({ first_name, last_name, phone, company }: SavedAddress): Recipient => ({
  first_name: first_name ?? null,
  last_name: last_name ?? null,
  phone: phone ?? null,
  company: company ?? null,
})

/** Makes a shopper's addresses the given ones. Expects the caller to hold the lock of the shopper's account. */
export async function writeAddresses(
  transaction: Transaction,
  customer_id: string,
  addresses: ReplaceAddresses["addresses"],
) {
  const saved = await readAddresses(transaction, customer_id)
  const marked = saved.map(({ id, is_default_shipping: is_default }) => ({ id, is_default }))
  const { gone, kept } = planAddresses(marked, addresses)
  if (gone.length) await deleteAddresses(transaction, gone)
  // The unique index of defaults looks at each row as it is written.
  await clearDefault(transaction, customer_id)
  for (const [place, { isSaved, id, ...address }] of kept.entries()) {
    // The old calls know no ids and no recipients: the same address, sent once more, keeps who receives there.
    const before = saved.find(
      ({ id, address_1, postal_code }) =>
        gone.includes(id) && address_1 === address.address_1 && postal_code === address.postal_code,
    )
    const row = addressRow(address, { id, customer_id, place }, before && recipientOf(before))
    await (isSaved ? updateAddress : insertAddress)(transaction, row)
  }
}

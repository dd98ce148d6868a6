import type { Transaction } from "@haat/sdk/server/database"
import type { NewAddress, ReplaceAddresses } from "../../contract"
import { type RecipientColumns, toRecipientColumns } from "../../recipient"
import { planAddressWrites } from "./plan-addresses"
import {
  type AddressRow,
  clearDefault,
  deleteAddresses,
  insertAddress,
  readAddresses,
  type SavedAddress,
  updateAddress,
} from "./queries/addresses"

type Recipient = { [Column in keyof Required<RecipientColumns>]: string | null }

/** Recipient columns that keep the saved values. */
const NO_RECIPIENT: Recipient = { first_name: null, last_name: null, phone: null, company: null }

/** Returns the row of an address; `recipient` fills recipient columns that the address does not name. */
export function addressRow(
  address: NewAddress,
  place: { id: string; customer_id: string; place: number },
  recipient = NO_RECIPIENT,
): AddressRow {
  const { type, recipient_name: _name, recipient_phone: _phone, ...lines } = address
  return { ...lines, ...recipient, ...toRecipientColumns(address), ...place, metadata: JSON.stringify({ type }) }
}

const toRecipientRow = ({ first_name, last_name, phone, company }: SavedAddress): Recipient => ({
  first_name: first_name ?? null,
  last_name: last_name ?? null,
  phone: phone ?? null,
  company: company ?? null,
})

/** Replaces a shopper's addresses. The caller must hold the lock of the customer row. */
export async function writeAddresses(
  transaction: Transaction,
  customer_id: string,
  addresses: ReplaceAddresses["addresses"],
) {
  const saved = await readAddresses(transaction, customer_id)
  const marked = saved.map(({ id, is_default_shipping: is_default }) => ({ id, is_default }))
  const { gone, kept } = planAddressWrites(marked, addresses)
  if (gone.length) await deleteAddresses(transaction, gone)
  // The unique index on the default is checked per row, so it is cleared first.
  await clearDefault(transaction, customer_id)
  for (const [place, { isSaved, id, ...address }] of kept.entries()) {
    // Legacy clients send no ids and no recipients: an unchanged address keeps its recipient.
    const before = saved.find(
      ({ id, address_1, postal_code }) =>
        gone.includes(id) && address_1 === address.address_1 && postal_code === address.postal_code,
    )
    const row = addressRow(address, { id, customer_id, place }, before && toRecipientRow(before))
    await (isSaved ? updateAddress : insertAddress)(transaction, row)
  }
}

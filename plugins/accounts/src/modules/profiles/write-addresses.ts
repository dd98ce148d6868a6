import type { ReplaceAddresses } from "../../contract"
import type { Transaction } from "./database"
import { planAddresses } from "./plan-addresses"

const SAVED = `
  select id, is_default_shipping as is_default from customer_address
  where customer_id = :customer_id and deleted_at is null order by created_at, id`

/** Each is a millisecond later than the one before: addresses are listed by age, and whoever reads them counts in milliseconds. */
const INSERT = `
  insert into customer_address (id, customer_id, address_1, address_2, city, province, postal_code, country_code,
    is_default_shipping, metadata, created_at, updated_at)
  values (:id, :customer_id, :address_1, :address_2, :city, :province, :postal_code, :country_code,
    :is_default, cast(:metadata as jsonb), clock_timestamp() + cast(:place as double precision) * interval '1 millisecond', now())`

const UPDATE = `
  update customer_address set address_1 = :address_1, address_2 = :address_2, city = :city, province = :province,
    postal_code = :postal_code, country_code = :country_code, is_default_shipping = :is_default,
    metadata = coalesce(metadata, '{}') || cast(:metadata as jsonb), updated_at = now()
  where id = :id`

/** Makes a shopper's addresses the given ones. Expects the caller to hold the lock of the shopper's addresses. */
export async function writeAddresses(
  transaction: Transaction,
  customer_id: string,
  addresses: ReplaceAddresses["addresses"],
) {
  const { rows } = await transaction.raw<{ id: string; is_default: boolean }>(SAVED, { customer_id })
  const { gone, kept } = planAddresses(rows, addresses)
  if (gone.length) await transaction.raw("delete from customer_address where id = any(:gone)", { gone })
  // The unique index of defaults looks at each row as it is written.
  await transaction.raw("update customer_address set is_default_shipping = false where customer_id = :customer_id", {
    customer_id,
  })
  for (const [place, { isSaved, type, ...address }] of kept.entries()) {
    const metadata = JSON.stringify({ type })
    await transaction.raw(isSaved ? UPDATE : INSERT, { ...address, customer_id, metadata, place })
  }
}

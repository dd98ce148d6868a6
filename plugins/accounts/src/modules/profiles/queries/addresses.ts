import type { Transaction } from "@haat/sdk/server/database"
import type { CustomerAddressDTO } from "@medusajs/framework/types"

export type SavedAddress = Pick<
  CustomerAddressDTO,
  | ("id" | "address_1" | "address_2" | "city" | "province" | "postal_code" | "country_code")
  | ("first_name" | "last_name" | "phone" | "company" | "is_default_shipping" | "metadata")
>

const COLUMNS = `id, address_1, address_2, city, province, postal_code, country_code, first_name, last_name, phone,
  company, is_default_shipping, metadata`

/** Locks a customer row, which serializes changes of their addresses. @returns false when it does not exist */
export async function lockCustomer(trx: Transaction, customer_id: string): Promise<boolean> {
  const { rows } = await trx.raw<unknown>(
    "select id from customer where id = :customer_id and deleted_at is null for no key update",
    { customer_id },
  )
  return rows.length > 0
}

/** Returns a shopper's addresses, oldest first. */
export async function readAddresses(db: Transaction, customer_id: string): Promise<SavedAddress[]> {
  const { rows } = await db.raw<SavedAddress>(
    `select ${COLUMNS} from customer_address
     where customer_id = :customer_id and deleted_at is null order by created_at, id`,
    { customer_id },
  )
  return rows
}

/** Deletes these addresses. */
export const deleteAddresses = (db: Transaction, ids: string[]) =>
  db.raw("delete from customer_address where id = any(:ids)", { ids })

/** Clears the default of a shopper's addresses. */
export const clearDefault = (db: Transaction, customer_id: string) =>
  db.raw("update customer_address set is_default_shipping = false where customer_id = :customer_id", { customer_id })

/** Makes an address the default; the caller must have cleared the earlier one. */
export const makeDefault = (db: Transaction, id: string) =>
  db.raw("update customer_address set is_default_shipping = true, updated_at = now() where id = :id", { id })

/** Bindings of an address row: `metadata` is JSON, `place` the index in the list. */
export type AddressRow = Record<string, unknown> & { id: string; customer_id: string; metadata: string; place: number }

/**
 * Inserts an address. `created_at` is offset by `place` milliseconds, because addresses are listed by age and clients
 * read milliseconds.
 */
export const insertAddress = async (db: Transaction, address: AddressRow): Promise<SavedAddress> => {
  const { rows } = await db.raw<SavedAddress>(
    `insert into customer_address (id, customer_id, address_1, address_2, city, province, postal_code, country_code,
       first_name, last_name, phone, company, is_default_shipping, metadata, created_at, updated_at)
     values (:id, :customer_id, :address_1, :address_2, :city, :province, :postal_code, :country_code,
       nullif(:first_name, ''), nullif(:last_name, ''), nullif(:phone, ''), nullif(:company, ''),
       :is_default, cast(:metadata as jsonb),
       clock_timestamp() + cast(:place as double precision) * interval '1 millisecond', now())
     returning ${COLUMNS}`,
    address,
  )
  return rows[0]
}

/** Updates an address. Recipient columns keep their value for null and are cleared by an empty text. */
export const updateAddress = async (db: Transaction, address: AddressRow): Promise<SavedAddress> => {
  const { rows } = await db.raw<SavedAddress>(
    `update customer_address set address_1 = :address_1, address_2 = :address_2, city = :city, province = :province,
       postal_code = :postal_code, country_code = :country_code,
       first_name = nullif(coalesce(:first_name, first_name), ''),
       last_name = nullif(coalesce(:last_name, last_name), ''),
       phone = nullif(coalesce(:phone, phone), ''), company = nullif(coalesce(:company, company), ''),
       is_default_shipping = :is_default,
       metadata = coalesce(metadata, '{}') || cast(:metadata as jsonb), updated_at = now()
     where id = :id returning ${COLUMNS}`,
    address,
  )
  return rows[0]
}

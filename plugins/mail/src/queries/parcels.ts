import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type ParcelForMail = {
  order_id: string
  tracking: { number: string; url: string; courier: string | null }[]
}

const PARCEL = `
  select parcel.order_id, coalesce((
    select jsonb_agg(jsonb_build_object('number', label.number, 'url', label.url, 'courier', parcel.courier)
      order by label.created_at)
    from parcel_label label where label.fulfillment_id = parcel.fulfillment_id), '[]') as tracking
  from order_parcel parcel where parcel.fulfillment_id = :id limit 1`

/** Undefined when the fulfilment was cancelled or belongs to no order. */
export async function findParcelForMail(container: MedusaContainer, id: string): Promise<ParcelForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: ParcelForMail[] }>(PARCEL, { id })
  return rows[0]
}

/** A parcel that the shop received undelivered. */
export type ReturnedParcel = { order_id: string; fulfillment_id: string }

const RETURNED_OF_ORDER = `
  select order_id, fulfillment_id from returned_parcel
  where order_id = ? and received_at is not null order by received_at desc limit 1`

const RETURNED_BY_ID = `
  select order_id, fulfillment_id from returned_parcel
  where fulfillment_id = ? and received_at is not null limit 1`

/** The last one of an order; undefined where none came back. */
export const findReturnedParcel = (container: MedusaContainer, order_id: string) =>
  findReturned(container, RETURNED_OF_ORDER, order_id)

/** A parcel by its id; undefined where it did not come back. */
export const findParcelThatCameBack = (container: MedusaContainer, fulfillment_id: string) =>
  findReturned(container, RETURNED_BY_ID, fulfillment_id)

async function findReturned(container: MedusaContainer, sql: string, id: string): Promise<ReturnedParcel | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: ReturnedParcel[] }>(sql, [id])).rows[0]
}

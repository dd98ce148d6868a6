import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A parcel that the shop received undelivered. */
export type ReturnedParcel = { order_id: string; fulfillment_id: string }

const OF_ORDER = `
  select order_id, fulfillment_id from returned_parcel
  where order_id = ? and received_at is not null order by received_at desc limit 1`

const BY_ID = `
  select order_id, fulfillment_id from returned_parcel
  where fulfillment_id = ? and received_at is not null limit 1`

/** The last one of an order; undefined where none came back. */
export const findReturnedParcel = (container: MedusaContainer, order_id: string) => find(container, OF_ORDER, order_id)

/** A parcel by its id; undefined where it did not come back. */
export const findParcelThatCameBack = (container: MedusaContainer, fulfillment_id: string) =>
  find(container, BY_ID, fulfillment_id)

async function find(container: MedusaContainer, sql: string, id: string): Promise<ReturnedParcel | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: ReturnedParcel[] }>(sql, [id])).rows[0]
}

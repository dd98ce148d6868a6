import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Free orders of earlier versions have a cash payment: these become paid at the time of the order. */
const FREE = `
  update payment set provider_id = 'pp_store_credit', captured_at = created_at, updated_at = now()
  where provider_id = 'pp_system_default' and amount = 0 and captured_at is null and canceled_at is null
    and deleted_at is null and exists (
      select from order_payment_collection link
      where link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null)`

const COMPLETED = `
  update payment_collection set status = 'completed', updated_at = now()
  where amount = 0 and status = 'authorized' and deleted_at is null and exists (
    select from payment where payment.payment_collection_id = payment_collection.id
      and payment.provider_id = 'pp_store_credit' and payment.captured_at is not null)`

/** Idempotent. */
export default async function markFreeOrdersPaid({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statement of [FREE, COMPLETED]) await transaction.raw(statement)
  })
}

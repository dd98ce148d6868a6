import { recordEntry } from "@haat/sdk/server/back-office/audit-log"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { COD_WITHHELD, type CodWithheld } from "../contract"
import { readShopperName } from "../queries/shopper-name"

/** Actor of the audit log entry: the shop's rules decide, not a member of staff. */
const SHOP = { user_id: "shop", who: "The shop", role: "shop" }

/** Writes an audit log entry with the reason why a shopper could not pay on delivery. */
export default async function logWithheldCod({ event, container }: SubscriberArgs<CodWithheld>) {
  const { id, customer_id, reason } = event.data
  const subject = await readShopperName(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), customer_id)
  const about = { resource: "customers", action: "cod-withheld", subject_id: customer_id, subject }
  await recordEntry(container, SHOP, { id: `audit_cod${id}`, ...about }, [
    { field: "reason", before: null, after: reason },
  ])
}

export const config: SubscriberConfig = {
  event: COD_WITHHELD,
  context: { subscriberId: "back-office-log-withheld-cod" },
}

import { COD_WITHHELD, type CodWithheld } from "@haat/checkout/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { AUDIT_LOG } from "../contract"
import type { AuditLogService } from "../modules/audit-log/service"
import { readShopperName } from "../queries/shopper-name"

/** It is nobody of the staff who decides: the owner's rules do. */
const SHOP = { user_id: "shop", who: "The shop", role: "shop" }

/** Writes into the audit log that a shopper could not pay on delivery, and why. */
export default async function logWithheldCod({ event, container }: SubscriberArgs<CodWithheld>) {
  const { id, customer_id, reason } = event.data
  const subject = await readShopperName(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), customer_id)
  await container.resolve<AuditLogService>(AUDIT_LOG).record(
    {
      ...{ id: `audit_cod${id}`, ...SHOP },
      resource: "customers",
      action: "cod-withheld",
      subject_id: customer_id,
      subject,
    },
    [{ field: "reason", before: null, after: reason }],
  )
}

export const config: SubscriberConfig = {
  event: COD_WITHHELD,
  context: { subscriberId: "back-office-log-withheld-cod" },
}

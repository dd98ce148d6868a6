import { announceDeletion, deleteAdministrator } from "@haat/accounts/workflows/delete-administrator"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { STAFF } from "../contract"
import type { StaffService } from "../modules/staff/service"

/** Deletes a member of staff, their role and identities in one transaction. @throws HttpError 409 last_owner */
export async function dismissStaff(container: MedusaContainer, user_id: string): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    await container.resolve<StaffService>(STAFF).dismiss(trx, user_id)
    await deleteAdministrator(trx, user_id)
  })
  await announceDeletion(container, user_id)
}

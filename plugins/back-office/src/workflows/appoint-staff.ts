import type { Role } from "@haat/sdk/roles"
import type { MedusaContainer } from "@medusajs/framework/types"
import { STAFF } from "../contract"
import type { StaffService } from "../modules/staff/service"

/** Gives a user of Medusa a role in the back office. @throws HttpError 409 last_owner */
export const appointStaff = (container: MedusaContainer, user_id: string, role: Role): Promise<void> =>
  container.resolve<StaffService>(STAFF).appoint(user_id, role)

import type { Role } from "@haat/sdk/roles"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The acting administrator; `name` is for display, `role` is null without permissions. */
export type StaffMember = { id: string; role: Role | null; name: string; must_enrol: boolean }

/** Returns a member of staff by the id in a session; undefined when the user was deleted. */
export async function findStaffMember(container: MedusaContainer, id: string): Promise<StaffMember | undefined> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: StaffMember[] }>("select id, role, name, must_enrol from staff_member where id = ?", [id])
  return rows[0]
}

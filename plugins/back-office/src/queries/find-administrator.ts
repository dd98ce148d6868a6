import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Role } from "../contract"

/** A user of the back office. `name` is for people to read; `must_enrol` until they have set up a second factor that is required. */
export type FoundAdministrator = { id: string; role: Role | null; name: string; must_enrol: boolean }

/** The administrator with this id, undefined when there is none or they were deleted. */
export const findAdministrator = async (
  scope: MedusaContainer,
  id: string,
): Promise<FoundAdministrator | undefined> => {
  const db = scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await db.raw<{ rows: FoundAdministrator[] }>(
    `select u.id, s.role, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
       exists (select 1 from staff_must_enrol e where e.user_id = u.id) as must_enrol
     from "user" u left join staff s on s.id = u.id and s.deleted_at is null
     where u.id = :id and u.deleted_at is null`,
    { id },
  )
  return rows[0]
}

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SecurityNotice } from "../contract"

export type Addressee = Pick<SecurityNotice, "actor_type" | "to">

/** Returns the recipient of security mails of an identity; empty when it has no account. */
export async function findAddressee(container: MedusaContainer, auth_identity_id: string): Promise<Addressee[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Addressee[] }>(
    `select case when u.id is null then 'customer' else 'user' end as actor_type, coalesce(u.email, c.email) as "to"
     from auth_identity a
     left join "user" u on u.id = a.app_metadata ->> 'user_id' and u.deleted_at is null
     left join customer c on c.id = a.app_metadata ->> 'customer_id' and c.deleted_at is null
     where a.id = :auth_identity_id and coalesce(u.email, c.email) is not null`,
    { auth_identity_id },
  )
  return rows
}

/** The e-mail address of a member of staff; undefined when there is no such person any more. */
export async function findStaffEmail(container: MedusaContainer, user_id: string): Promise<string | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { email: string }[] }>(
    "select email from staff_account where id = :user_id",
    { user_id },
  )
  return rows[0]?.email
}

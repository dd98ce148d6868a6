import { removeSecondFactor } from "@haat/accounts/workflows/remove-second-factor"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const USER = `
  select i.app_metadata ->> 'user_id' as user_id
  from provider_identity p join auth_identity i on i.id = p.auth_identity_id and i.deleted_at is null
  where p.provider = 'username' and lower(p.user_metadata ->> 'username') = lower(:username)
    and p.deleted_at is null and i.app_metadata ->> 'user_id' is not null`

/**
 * Switches off the second factor of the member of staff named by HAAT_LOST_PHONE_OF.
 * @throws when there is none of that name
 */
export async function removeLostSecondFactor(container: MedusaContainer) {
  const username = process.env.HAAT_LOST_PHONE_OF ?? ""
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { user_id: string }[] }>(USER, { username })
  if (!rows.length) throw new Error(`Nobody who works here has the username ${username}`)
  const [{ user_id }] = rows
  await removeSecondFactor(container, { user_id })
}

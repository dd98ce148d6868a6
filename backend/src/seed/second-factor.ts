import { REMOVE_SECOND_FACTOR } from "@haat/accounts/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

const USER = `
  select i.app_metadata ->> 'user_id' as user_id
  from provider_identity p join auth_identity i on i.id = p.auth_identity_id and i.deleted_at is null
  where p.provider = 'username' and lower(p.user_metadata ->> 'username') = lower(:username)
    and p.deleted_at is null and i.app_metadata ->> 'user_id' is not null`

/** Switches off the second factor of the member of staff that HAAT_LOST_PHONE_OF names. @throws when there is nobody of that name */
export async function removeSecondFactor(container: MedusaContainer) {
  const username = process.env.HAAT_LOST_PHONE_OF ?? ""
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { user_id: string }[] }>(USER, { username })
  if (!rows.length) throw new Error(`Nobody who works here has the username ${username}`)
  const [{ user_id }] = rows
  await container.resolve(Modules.WORKFLOW_ENGINE).run(REMOVE_SECOND_FACTOR, { input: { user_id } })
}

import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { SecurityNotice } from "../../contract"

type Addressee = Pick<SecurityNotice, "actor_type" | "to">

const ADDRESSEE = `
  select case when u.id is null then 'customer' else 'user' end as actor_type, coalesce(u.email, c.email) as "to"
  from auth_identity a
  left join "user" u on u.id = a.app_metadata ->> 'user_id' and u.deleted_at is null
  left join customer c on c.id = a.app_metadata ->> 'customer_id' and c.deleted_at is null
  where a.id = :auth_identity_id and coalesce(u.email, c.email) is not null`

/** Who hears of what happens to a sign-in; nobody when it belongs to nobody. */
export const findAddresseeStep = createStep(
  "accounts-find-addressee",
  async ({ auth_identity_id }: { auth_identity_id: string }, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const { rows } = await database.raw<{ rows: Addressee[] }>(ADDRESSEE, { auth_identity_id })
    return new StepResponse<Addressee[]>(rows)
  },
)

import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const INDEXES = `
create index if not exists haat_identity_of_customer on auth_identity ((app_metadata ->> 'customer_id'));
create index if not exists haat_identity_of_user on auth_identity ((app_metadata ->> 'user_id'));
`

/** Lets a password reset find the identity of a person without reading all of them. Safe to run again. */
export default async function indexIdentities({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(INDEXES)
}

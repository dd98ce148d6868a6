import { createAdministrator } from "@haat/accounts/workflows/create-administrator"
import { appointStaff } from "@haat/back-office/workflows/appoint-staff"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/**
 * Makes the owner that HAAT_NEW_ADMINISTRATOR describes in JSON; one whose e-mail address is known keeps everything but
 * the role.
 */
export async function seedAdministrator(container: MedusaContainer) {
  const person = JSON.parse(process.env.HAAT_NEW_ADMINISTRATOR ?? "{}")
  const [known] = await container.resolve(Modules.USER).listUsers({ email: person.email })
  const user_id = known?.id ?? (await createAdministrator(container, person))
  await makeOwner(container, user_id)
}

/** Gives a user every right in the back office. */
export const makeOwner = (container: MedusaContainer, user_id: string) => appointStaff(container, user_id, "owner")

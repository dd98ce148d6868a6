import { createAdministratorWorkflow } from "@haat/accounts/workflows/create-administrator"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Makes the administrator that HAAT_NEW_ADMINISTRATOR describes in JSON; one whose e-mail address is known is left alone. */
export async function seedAdministrator(container: MedusaContainer) {
  const person = JSON.parse(process.env.HAAT_NEW_ADMINISTRATOR ?? "{}")
  const [known] = await container.resolve(Modules.USER).listUsers({ email: person.email })
  if (!known) await createAdministratorWorkflow(container).run({ input: person })
}

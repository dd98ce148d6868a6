import { createAdministratorWorkflow } from "@haat/accounts/workflows/create-administrator"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Gives the tests an administrator, whose username and password they say in HAAT_TEST_ADMINISTRATOR. */
export async function seedTestAdministrator(container: MedusaContainer) {
  const { username, password } = JSON.parse(process.env.HAAT_TEST_ADMINISTRATOR ?? "{}")
  const email = `${username}@example.com`
  const [known] = await container.resolve(Modules.USER).listUsers({ email })
  if (known) return
  await createAdministratorWorkflow(container).run({
    input: { username, password, email, first_name: "Tess", last_name: "Rao" },
  })
}

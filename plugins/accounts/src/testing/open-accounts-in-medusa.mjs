import { Modules } from "@medusajs/framework/utils"
import { createUsersWorkflow } from "@medusajs/medusa/core-flows"

/**
 * Opens a shopper's account and makes a user as Medusa does without us, for `medusa exec`.
 * @param args as JSON: the `customer`, how they sign in (`credentials`), and the `user`
 */
export default async function openAccountsInMedusa({ container, args: [given] }) {
  const { customer, credentials, user } = JSON.parse(given)
  const auth = container.resolve(Modules.AUTH)
  const { id: customer_id } = await container
    .resolve(Modules.CUSTOMER)
    .createCustomers({ ...customer, has_account: true })
  const { authIdentity } = await auth.register("username", { body: credentials })
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { customer_id } })
  await createUsersWorkflow(container).run({ input: { users: [user] } })
}

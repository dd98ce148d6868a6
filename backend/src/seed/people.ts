import type { NewAddress, SignUp } from "@haat/accounts/contract"
import { createAddress } from "@haat/accounts/workflows/addresses"
import { createAdministrator } from "@haat/accounts/workflows/create-administrator"
import { signUp } from "@haat/accounts/workflows/sign-up"
import { addLine } from "@haat/checkout/workflows/add-line"
import { placeOrder } from "@haat/checkout/workflows/place-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { makeOwner } from "./administrator"

const ADMINISTRATOR = {
  username: "admin",
  password: "Admin@1234",
  email: "admin@haat.example",
  first_name: "Haat",
  last_name: "Owner",
}
const ASHA: SignUp = {
  username: "asha",
  password: "Asha@1234",
  email: "asha@haat.example",
  first_name: "Asha",
  last_name: "Kulkarni",
  phone: "9822012345",
  terms: true,
}
const RAVI: SignUp = {
  username: "ravi",
  password: "Ravi@1234",
  email: "ravi@haat.example",
  first_name: "Ravi",
  last_name: "Menon",
  phone: "9847012345",
  terms: true,
}
const ASHAS_ADDRESS: NewAddress = {
  address_1: "Flat 3, Sahyadri Apartments",
  address_2: "14 Prabhat Road, Deccan Gymkhana",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
  type: "shipping",
  is_default: true,
}
const ASHAS_ORDER = ["Brass Akhand Diya", "Assam CTC Tea"]
const DAYS_SINCE_ORDER = 40

/**
 * The demo shop's people: an administrator, and two shoppers of whom one knows the shop already. Those who exist are
 * left alone.
 */
export async function seedPeople(container: MedusaContainer) {
  if (!(await exists(container, ADMINISTRATOR.username))) {
    const user_id = await createAdministrator(container, ADMINISTRATOR)
    await makeOwner(container, user_id)
  }
  if (!(await exists(container, RAVI.username))) await signUp(container, RAVI)
  if (await exists(container, ASHA.username)) return
  const { customer_id } = await signUp(container, ASHA)
  await createAddress(container, { customer_id, address: ASHAS_ADDRESS })
  await orderLongAgo(container, customer_id)
}

async function exists(container: MedusaContainer, entity_id: string) {
  const auth = container.resolve(Modules.AUTH)
  return (await auth.listProviderIdentities({ entity_id, provider: "username" })).length > 0
}

async function orderLongAgo(container: MedusaContainer, customer_id: string) {
  const products = container.resolve(Modules.PRODUCT)
  const bought = await products.listProducts({ title: ASHAS_ORDER }, { select: ["id"] })
  if (bought.length === 0) return
  for (const { id } of bought) {
    await addLine(container, { customer_id, product_id: id, quantity: 1 })
  }
  const [address] = await container.resolve(Modules.CUSTOMER).listCustomerAddresses({ customer_id })
  const order = await placeOrder(container, { customer_id, address_id: address.id, payment_method: "cod" })
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`update "order" set created_at = created_at - make_interval(days => ?) where id = ?`, [
      DAYS_SINCE_ORDER,
      order.id,
    ])
}

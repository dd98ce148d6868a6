import type {
  IAuthModuleService,
  ICustomerModuleService,
  IUserModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { toAddress } from "../address"
import type { Person } from "../contract"
import type { SignedIn } from "./open-session"

/** Returns the person of a session; null when the account was deleted. */
export async function findPerson(scope: MedusaContainer, authContext: SignedIn): Promise<Person | null> {
  const { actor_id: id, actor_type, auth_identity_id } = authContext
  const auth = scope.resolve<IAuthModuleService>(Modules.AUTH)
  const [[identity], details] = await Promise.all([
    auth.listProviderIdentities({ auth_identity_id, provider: "username" }),
    actor_type === "user" ? findAdministrator(scope, id) : findShopper(scope, id),
  ])
  if (!identity || !details) return null
  const username = String(identity.user_metadata?.username ?? identity.entity_id)
  return { id, actor_type, username, ...details }
}

async function findShopper(scope: MedusaContainer, id: string) {
  const customers = scope.resolve<ICustomerModuleService>(Modules.CUSTOMER)
  const [customer] = await customers.listCustomers({ id }, { relations: ["addresses"] })
  if (!customer) return null
  const addresses = customer.addresses.toSorted(
    (a, b) => oldestFirst(a.created_at, b.created_at) || (a.id < b.id ? -1 : 1),
  )
  return {
    email: customer.email,
    first_name: customer.first_name ?? "",
    last_name: customer.last_name ?? "",
    phone: customer.phone ?? null,
    addresses: addresses.map(toAddress),
  }
}

const oldestFirst = (a: Date | string, b: Date | string) => new Date(a).getTime() - new Date(b).getTime()

async function findAdministrator(scope: MedusaContainer, id: string) {
  const [user] = await scope.resolve<IUserModuleService>(Modules.USER).listUsers({ id })
  if (!user) return null
  const { email, first_name, last_name } = user
  return { email, first_name: first_name ?? "", last_name: last_name ?? "", phone: null, addresses: [] }
}

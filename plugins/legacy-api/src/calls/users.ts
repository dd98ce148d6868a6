import { MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { call } from "../call"
import { requireAudience, requireRole } from "../dispatch/find-caller"
import { id, Page } from "../shapes/fields"
import { User } from "../shapes/user"
import { listUsers } from "../translate/list-users"
import { readUser } from "../translate/user"

export const userCalls = [
  call({
    method: "POST",
    path: "/user/getUser",
    tag: "Users and passwords",
    summary: "A user, or the owner's list of users",
    description:
      "With `{id}` it replies `data`: the signed-in customer, with cart and addresses as they are at that moment; administrators may name anybody. Without a body, or an id, it is the owner's list of customers, the newest first, as a bare list: 403 for a customer. To a customer any other id is a 403 too, whether there is such a user or not, and whatever its shape.",
    who: "signed-in",
    own: "id",
    query: Page,
    body: z.object({ id: id("Name the user", "There is no such user").nullish() }),
    reply: z.union([z.object({ data: User }), z.array(User)]),
    refusals: { 403: "Somebody else, or the list", 404: "There is no such user" },
    run: async ({ scope, caller, body, query }) => {
      if (!body.id) {
        requireAudience("administrator", caller)
        requireRole("customers.read", caller)
        return listUsers(scope, query)
      }
      if (caller.kind !== "guest" && caller.id === body.id) return { data: await readUser(scope, caller.signedIn) }
      requireRole("customers.read", caller)
      const [user] = await listUsers(scope, { id: body.id, page: 1, limit: 1 })
      if (!user) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such user")
      return { data: user }
    },
  }),
]

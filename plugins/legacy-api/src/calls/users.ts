import { recordId } from "@haat/sdk/record-id"
import { HttpError } from "@haat/sdk/server/http-error"
import { z } from "zod"
import { call } from "../call"
import { auditBulkRead } from "../dispatch/audit-bulk-read"
import { requireAudience, requireRole } from "../dispatch/find-caller"
import { LEGACY_ERRORS } from "../errors"
import { listUsers } from "../queries/list-users"
import { Page } from "../shapes/fields"
import { User, UserNow } from "../shapes/user"
import { readCartAndSavedItems, readUserNow } from "../translate/user"

export const userCalls = [
  call({
    method: "POST",
    path: "/user/getUser",
    tag: "Users and passwords",
    summary: "A user, or the owner's list of users",
    description:
      "With `{id}` it replies `data`: the signed-in customer, with addresses, cart and saved items of one " +
      "snapshot; administrators may name any customer. Without a body or an id it replies the list of all " +
      "customers, newest first, as a bare list. The list needs the permission to export customers (owners and " +
      "managers; 403 for all others), and is recorded in the audit log. A customer gets 403 for any other id, " +
      "also for one that does not exist or is malformed.",
    who: "signed-in",
    own: "id",
    administratorsMayNameAnyone: true,
    query: Page,
    body: z.object({ id: recordId("Name the user", "There is no such user").nullish() }),
    reply: z.union([z.object({ data: UserNow }), z.array(User)]),
    errors: { 403: "Another person, or the list without permission", 404: "There is no such user" },
    run: async ({ scope, caller, body, query }) => {
      if (!body.id) {
        requireAudience("administrator", caller)
        requireRole("customers.export", caller)
        return auditBulkRead(scope, caller, "customers", query, () => listUsers(scope, query))
      }
      if (caller.kind !== "guest" && caller.id === body.id) return { data: await readUserNow(scope, caller.signedIn) }
      requireRole("customers.read", caller)
      const [user] = await listUsers(scope, { id: body.id, page: 1, limit: 1 })
      if (!user) throw new HttpError(LEGACY_ERRORS.no_such_user)
      return { data: { ...user, ...(await readCartAndSavedItems(scope, user._id)) } }
    },
  }),
]

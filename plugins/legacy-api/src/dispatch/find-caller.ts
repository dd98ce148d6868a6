import type { SignedIn } from "@haat/accounts/api/open-session"
import { isAllowed, type Permission, type Role } from "@haat/back-office/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Audience, Caller } from "../call"
import { Refused } from "./refused"

const ROLE = `
  select s.role, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name
  from "user" u left join staff s on s.id = u.id and s.deleted_at is null
  where u.id = :id and u.deleted_at is null`

/** Who is asking, by the session cookie alone. An administrator who was deleted is nobody. */
export async function findCaller(req: MedusaRequest, scope: MedusaContainer): Promise<Caller> {
  const signedIn = (req as { session?: { auth_context?: SignedIn } }).session?.auth_context
  if (!signedIn?.actor_id) return { kind: "guest" }
  const { actor_id: id, actor_type } = signedIn
  if (actor_type === "customer") return { kind: "customer", id, signedIn }
  if (actor_type !== "user") return { kind: "guest" }
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { role: Role | null; name: string }[] }>(ROLE, { id })
  return rows.length ? { kind: "administrator", id, signedIn, ...rows[0] } : { kind: "guest" }
}

/** @throws Refused 401 for a guest, 403 for the wrong kind of person */
export function requireAudience(who: Audience, caller: Caller) {
  if (who === "everyone" || who === caller.kind) return
  if (caller.kind === "guest") throw new Refused(401, "Please log in first")
  if (who === "signed-in") return
  throw new Refused(
    403,
    who === "administrator"
      ? "Only the shop's administrator can do this"
      : "Administrators cannot shop. Please log in as a shopper",
  )
}

/** @throws Refused 403 when an administrator's role does not allow it */
export function requireRole(permission: Permission | undefined, caller: Caller) {
  if (!permission || caller.kind !== "administrator") return
  if (!caller.role) throw new Refused(403, "You have no role in this shop yet. An owner can give you one")
  if (isAllowed(caller.role, permission)) return
  throw new Refused(403, `This is not part of your role (${caller.role}). An owner of the shop can change it`)
}

/** @throws Refused 403 when a call names a person who is not the one signed in; a guest names nobody */
export function requireOwnId(caller: Caller, claimed: unknown) {
  if (claimed === undefined || claimed === null || caller.kind === "administrator") return
  if (caller.kind === "customer" && claimed === caller.id) return
  throw new Refused(403, "This is not your account")
}

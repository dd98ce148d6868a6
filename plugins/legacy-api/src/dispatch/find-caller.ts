import type { SignedIn } from "@haat/accounts/api/open-session"
import { BACK_OFFICE_ERRORS } from "@haat/back-office/errors"
import { findStaffMember } from "@haat/back-office/queries/staff-member"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import type { Permission } from "@haat/sdk/roles"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Audience } from "@haat/sdk/server/route"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Caller } from "../call"
import { LEGACY_ERRORS } from "../errors"

/**
 * Finds the sender of a request by the session cookie. A deleted administrator is a guest.
 * @throws HttpError 403 for an administrator who must set up a second factor first
 */
export async function findCaller(req: MedusaRequest, scope: MedusaContainer): Promise<Caller> {
  const signedIn = (req as { session?: { auth_context?: SignedIn } }).session?.auth_context
  if (!signedIn?.actor_id) return { kind: "guest" }
  const { actor_id: id, actor_type } = signedIn
  if (actor_type === "customer") return { kind: "customer", id, signedIn }
  if (actor_type !== "user") return { kind: "guest" }
  const found = await findStaffMember(scope, id)
  if (!found) return { kind: "guest" }
  const { must_enrol, ...administrator } = found
  if (must_enrol) throw new HttpError(BACK_OFFICE_ERRORS.enrol_first)
  return { kind: "administrator", signedIn, ...administrator }
}

/** @throws HttpError 401 for a guest, 403 for the wrong kind of person */
export function requireAudience(who: Audience, caller: Caller) {
  if (who === "everyone" || who === caller.kind) return
  if (caller.kind === "guest") throw new HttpError(HTTP_ERRORS.log_in_first)
  if (who === "signed-in") return
  throw new HttpError(
    who === "administrator" ? BACK_OFFICE_ERRORS.administrator_only : HTTP_ERRORS.administrators_cannot_shop,
  )
}

/** @throws HttpError 403 when an administrator's role does not allow it */
export function requireRole(permission: Permission | undefined, caller: Caller) {
  if (!permission || caller.kind !== "administrator") return
  if (!caller.role) throw new HttpError(BACK_OFFICE_ERRORS.no_role)
  if (isAllowed(caller.role, permission)) return
  throw new HttpError(BACK_OFFICE_ERRORS.not_in_role, { role: caller.role })
}

/** @throws HttpError 403 when a request has another person's id; a guest must send none */
export function requireOwnId(caller: Caller, claimed: unknown) {
  if (claimed === undefined || claimed === null) return
  if (caller.kind !== "guest" && claimed === caller.id) return
  throw new HttpError(LEGACY_ERRORS.not_your_account)
}

import type { Permission } from "@haat/sdk/roles"
import type { Administrator } from "@haat/sdk/server/back-office/administrator"
import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Method } from "@haat/sdk/server/route"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { LackingRole, MustEnrol } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import { findStaffMember } from "../queries/staff-member"
import { findMethods, PREFIX } from "./find-route"

type Session = { auth_context?: { actor_type?: string; actor_id?: string } }

/** Route for the person's identity; the only one that is answered before they have set up a required second factor. */
const ME = "/me"

/**
 * Lets only a signed-in administrator with a role through, by the session alone: no tokens, no keys. A deleted
 * administrator is rejected.
 */
export const requireAdministrator = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  // Responses are private to the person and valid only now.
  res.setHeader("Cache-Control", "no-store")
  const { actor_type, actor_id } = (req.session as Session | undefined)?.auth_context ?? {}
  if (actor_type === "customer") throw new HttpError(BACK_OFFICE_ERRORS.administrator_only)
  const user = actor_type === "user" && actor_id ? await findStaffMember(req.scope, actor_id) : undefined
  if (!user) throw new HttpError(BACK_OFFICE_ERRORS.sign_in_as_administrator)
  const { id, role, name, must_enrol } = user
  if (!role) throw new HttpError(BACK_OFFICE_ERRORS.no_role)
  if (must_enrol && req.path !== ME)
    throw new HttpError(BACK_OFFICE_ERRORS.enrol_first, {}, { second_factor: "required" } satisfies MustEnrol)
  Object.assign(req, { administrator: { id, role, name, must_enrol } satisfies Administrator })
  next()
}

/**
 * Lets a request through if the person's role allows it. A path or method without a described route is rejected for
 * everyone.
 */
export const requirePermission = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  const methods = findMethods(PREFIX + req.path)
  if (!methods) throw new HttpError(BACK_OFFICE_ERRORS.no_back_office_page)
  const permission = methods[req.method === "HEAD" ? "GET" : (req.method as Method)]?.permission as Permission
  if (!permission) {
    const known = Object.keys(methods).join(", ")
    res.setHeader("Allow", known)
    throw new HttpError(BACK_OFFICE_ERRORS.only_answers, { methods: known })
  }
  const { role } = requestAdministrator(req)
  if (isAllowed(role, permission)) return next()
  throw new HttpError(BACK_OFFICE_ERRORS.not_in_role, { role }, { permission } satisfies LackingRole)
}

/**
 * Medusa's own Admin API, on the backend's own port, knows no roles: of those who come with a session, it is the
 * owners'.
 */
export const requireOwner = async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
  const { actor_type, actor_id } = (req.session as Session | undefined)?.auth_context ?? {}
  if (actor_type !== "user" || !actor_id) return next()
  const user = await findStaffMember(req.scope, actor_id)
  if (user?.role === "owner" && !user.must_enrol) return next()
  throw new HttpError(BACK_OFFICE_ERRORS.owner_only)
}

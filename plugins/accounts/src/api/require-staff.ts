import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Person } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import { findPerson } from "./find-person"
import type { SignedIn } from "./open-session"

type Staff = { authContext: SignedIn; person: Person }

/** Middleware for a staff member's own data: 401 for a guest or a removed member, 403 for a shopper. */
export async function requireStaff(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const authContext: SignedIn | undefined = req.session?.auth_context
  if (authContext?.actor_type === "customer") return next(new HttpError(ACCOUNT_ERRORS.staff_only))
  const person = authContext && (await findPerson(req.scope, authContext))
  if (!authContext || !person) return next(new HttpError(HTTP_ERRORS.log_in_first))
  Object.assign(req, { staff: { authContext, person } satisfies Staff })
  next()
}

/** Returns the member of staff that `requireStaff` stored on the request. */
export const getStaff = (req: MedusaRequest) => (req as unknown as { staff: Staff }).staff

import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Person } from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import { findPerson } from "./find-person"
import type { SignedIn } from "./open-session"

type Staff = { signedIn: SignedIn; person: Person }

/** Middleware for a staff member's own data: 401 for a guest or a removed member, 403 for a shopper. */
export async function requireStaff(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const signedIn: SignedIn | undefined = req.session?.auth_context
  if (signedIn?.actor_type === "customer") return next(new HttpError(ACCOUNT_ERRORS.staff_only))
  const person = signedIn && (await findPerson(req.scope, signedIn))
  if (!signedIn || !person) return next(new HttpError(HTTP_ERRORS.log_in_first))
  Object.assign(req, { staff: { signedIn, person } satisfies Staff })
  next()
}

/** The member of staff that the middleware let through. */
export const staffOf = (req: MedusaRequest) => (req as unknown as { staff: Staff }).staff

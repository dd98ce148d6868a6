import type { MedusaRequest } from "@medusajs/framework/http"
import type { VerifiedIdentity } from "./check-password"
import { rememberBrowser } from "./known-browser"
import { renewSession } from "./renew-session"

/** The signed-in person as Medusa's `authenticate` middleware expects it in the session. */
export type SignedIn = {
  actor_id: string
  actor_type: "customer" | "user"
  auth_identity_id: string
  auth_provider: "username"
  mfa_enabled: false
  mfa_challenge_completed_at: null
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
}

/**
 * Opens a shopper or staff session under a new id, which prevents session fixation.
 * @throws when the identity has no account
 */
export async function openSession(req: MedusaRequest, identity: VerifiedIdentity) {
  const { user_id, customer_id } = identity.app_metadata ?? {}
  const actor_id = user_id ?? customer_id
  if (typeof actor_id !== "string") throw new Error(`Identity ${identity.id} has no customer or user`)
  const actor_type = user_id ? "user" : "customer"
  await renewSession(req)
  const authContext: SignedIn = {
    actor_id,
    actor_type,
    auth_identity_id: identity.id,
    auth_provider: "username",
    mfa_enabled: false,
    mfa_challenge_completed_at: null,
    app_metadata: { [`${actor_type}_id`]: actor_id },
    user_metadata: {},
  }
  req.session.auth_context = authContext
  req.session.password_mark = identity.password_mark
  req.session.second_factor = identity.second_factor ?? null
  await rememberBrowser(req, {
    auth_identity_id: identity.id,
    password_mark: identity.password_mark,
    ...(actor_type === "user" && { user_id: actor_id }),
  })
  return authContext
}

import type { MedusaRequest } from "@medusajs/framework/http"

/** Who is signed in, as Medusa's `authenticate` middleware expects to find it in the session. */
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

/** Somebody who has just proved who they are, and the mark of the password they did it with. */
type Proven = { id: string; app_metadata?: Record<string, unknown> | null; password_mark: string }

/**
 * Opens the session of the right kind under a new id, so that an id planted beforehand is worth nothing.
 * @throws when the identity belongs to nobody
 */
export async function openSession(req: MedusaRequest, identity: Proven) {
  const { user_id, customer_id } = identity.app_metadata ?? {}
  const actor_id = user_id ?? customer_id
  if (typeof actor_id !== "string") throw new Error(`Identity ${identity.id} belongs to nobody`)
  const actor_type = user_id ? "user" : "customer"
  await new Promise<void>((resolve, reject) => {
    req.session.regenerate((error?: Error) => (error ? reject(error) : resolve()))
  })
  const signedIn: SignedIn = {
    actor_id,
    actor_type,
    auth_identity_id: identity.id,
    auth_provider: "username",
    mfa_enabled: false,
    mfa_challenge_completed_at: null,
    app_metadata: { [`${actor_type}_id`]: actor_id },
    user_metadata: {},
  }
  req.session.auth_context = signedIn
  req.session.password_mark = identity.password_mark
  return signedIn
}

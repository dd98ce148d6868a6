import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"

type Session = { auth_context?: { actor_type?: string; actor_id?: string } }

/** Lets only a signed-in administrator through, by the session alone: no tokens, no keys. A deleted one is nobody. */
export const requireAdministrator = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  // What a person sees here is theirs alone and true only now.
  res.setHeader("Cache-Control", "no-store")
  const { actor_type, actor_id } = (req.session as Session | undefined)?.auth_context ?? {}
  if (actor_type === "customer")
    return void res.status(403).json({ message: "Only the shop's administrator can do this" })
  if (actor_type === "user" && actor_id) {
    const [user] = await req.scope.resolve(Modules.USER).listUsers({ id: actor_id }, { select: ["id"], take: 1 })
    if (user) return next()
  }
  res.status(401).json({ message: "Please sign in as the shop's administrator" })
}

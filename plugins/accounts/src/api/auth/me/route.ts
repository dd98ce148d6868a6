import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findPerson } from "../../find-person"
import type { SignedIn } from "../../open-session"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const signedIn: SignedIn | undefined = req.session?.auth_context
  res.json({ person: signedIn ? await findPerson(req.scope, signedIn) : null })
}

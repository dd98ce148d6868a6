import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findPerson } from "../../find-person"
import type { SignedIn } from "../../open-session"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const authContext: SignedIn | undefined = req.session?.auth_context
  res.json({ person: authContext ? await findPerson(req.scope, authContext) : null })
}

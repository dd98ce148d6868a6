import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SignInWithCode } from "../../../../../contract"
import { findPerson } from "../../../../find-person"
import { openSession } from "../../../../open-session"
import { checkSignInCode } from "../../../../sign-in-code"

export const POST = async (req: MedusaRequest<SignInWithCode>, res: MedusaResponse) => {
  const proven = await checkSignInCode(req, req.validatedBody)
  res.json({ person: await findPerson(req.scope, await openSession(req, proven)) })
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SignIn, SignInReply } from "../../../contract"
import { checkPassword } from "../../check-password"
import { findPerson } from "../../find-person"
import { openSession } from "../../open-session"
import { requestCode } from "../../second-step"

export const POST = async (req: MedusaRequest<SignIn>, res: MedusaResponse) => {
  const { username, ...proven } = await checkPassword(req, req.validatedBody)
  if (await requestCode(req, username, proven)) return void res.json({ second_factor: true } satisfies SignInReply)
  res.json({ person: await findPerson(req.scope, await openSession(req, proven)) })
}

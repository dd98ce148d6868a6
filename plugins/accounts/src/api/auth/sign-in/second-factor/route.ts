import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SecondStep } from "../../../../contract"
import { findPerson } from "../../../find-person"
import { openSession } from "../../../open-session"
import { checkCode } from "../../../second-step"

export const POST = async (req: MedusaRequest<SecondStep>, res: MedusaResponse) => {
  const proven = await checkCode(req, req.validatedBody.code)
  res.json({ person: await findPerson(req.scope, await openSession(req, proven)) })
}

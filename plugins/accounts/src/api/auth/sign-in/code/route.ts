import { setTimeout as pass } from "node:timers/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type AskSignInCode, RESET_RESPONSE_AFTER_MS, SIGN_IN_CODE_SENT } from "../../../../contract"
import { sendSignInCode } from "../../../sign-in-code"

export const POST = async (req: MedusaRequest<AskSignInCode>, res: MedusaResponse) => {
  await Promise.all([pass(RESET_RESPONSE_AFTER_MS), sendSignInCode(req, req.validatedBody)])
  res.json({ message: SIGN_IN_CODE_SENT })
}

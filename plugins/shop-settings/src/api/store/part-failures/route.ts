import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReportFailures } from "../../../contract"
import { recordPartFailures } from "../../../workflows/record-part-failures"

/** Header of the web tier; the backend drops it from every other sender, as all of `x-forwarded-`. */
const FROM_RENDERING = "x-forwarded-rendering"

export const POST = async (req: MedusaRequest<ReportFailures>, res: MedusaResponse) => {
  await recordPartFailures(req.scope, {
    failures: req.validatedBody.failures,
    isFromWebTier: req.headers[FROM_RENDERING] !== undefined,
  })
  res.status(202).json({})
}

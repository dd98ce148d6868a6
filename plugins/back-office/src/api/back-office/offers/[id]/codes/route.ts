import type { MakeCodes } from "@haat/offers/contract"
import { makeCodes } from "@haat/offers/workflows/make-codes"
import type { MedusaRequest } from "@medusajs/framework/http"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<MakeCodes>, details) => {
  const codes = await makeCodes(databaseOf(req), req.params.id, req.validatedBody)
  details.after = { made: codes.length }
  return { made: codes.length }
})

import type { MakeCodes } from "@haat/offers/contract"
import { makeCodes } from "@haat/offers/workflows/make-codes"
import type { MedusaRequest } from "@medusajs/framework/http"
import { OFFERS } from "../../../../../queries/list-offers"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<MakeCodes>, details) => {
  const db = databaseOf(req)
  const codes = await makeCodes(db, req.params.id, req.validatedBody)
  details.subject = (await OFFERS.find(db, req.params.id))?.name
  details.after = { made: codes.length }
  return { made: codes.length }
})

import { PostalCode } from "@haat/places/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { FREIGHT_ERRORS } from "../../../../errors"
import { POSTAL_CODES } from "../../../../modules/postal-codes"
import type PostalCodesService from "../../../../modules/postal-codes/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const code = parseInput(PostalCode, req.params.code)
  const places = await req.scope.resolve<PostalCodesService>(POSTAL_CODES).lookUp(code)
  if (!places) throw new HttpError(FREIGHT_ERRORS.no_such_postal_code)
  res.setHeader("Cache-Control", "public, max-age=3600")
  res.json({ places })
}

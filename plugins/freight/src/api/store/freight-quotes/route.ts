import { type FreightQuotes, NO_QUOTE } from "@haat/checkout/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type AskQuote, FREIGHT } from "../../../contract"
import { findPieceToSend } from "../../../queries/quoted-places"

export const GET = async (req: MedusaRequest<unknown, AskQuote>, res: MedusaResponse) => {
  const { product_id: item_id, postal_code: delivery_postal_code } = req.validatedQuery
  const piece = await findPieceToSend(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), item_id)
  if (!piece) throw new HttpError(HTTP_ERRORS.no_such_product)
  const parcels = [{ item_id, ...piece, quantity: 1 }]
  const [quote] = await req.scope.resolve<FreightQuotes>(FREIGHT).quoteForVisitor({ delivery_postal_code, parcels })
  const { estimated_delivery_days } = quote
  const known = estimated_delivery_days !== NO_QUOTE.estimated_delivery_days
  res.setHeader("Cache-Control", known ? "public, max-age=300" : "no-store")
  res.json({ quote })
}

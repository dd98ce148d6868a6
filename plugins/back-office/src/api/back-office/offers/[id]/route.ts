import type { ChangeOffer } from "@haat/offers/contract"
import { OFFER_ERRORS } from "@haat/offers/errors"
import { changeOffer, removeOffer } from "@haat/offers/workflows/save-offer"
import type { MedusaRequest } from "@medusajs/framework/http"
import { OFFERS } from "../../../../queries/list-offers"
import { change } from "../../../change"
import { databaseOf, findOne, one } from "../../../resource"

export const GET = one(findOne(OFFERS.find, OFFER_ERRORS.no_such_offer))

export const PUT = change((req: MedusaRequest<ChangeOffer>) =>
  changeOffer(databaseOf(req), req.params.id, req.validatedBody),
)

export const DELETE = change(async (req) => {
  await removeOffer(databaseOf(req), req.params.id)
  return { id: req.params.id }
})

import type { SaveOffer } from "@haat/offers/contract"
import { addOffer } from "@haat/offers/workflows/save-offer"
import type { MedusaRequest } from "@medusajs/framework/http"
import { OFFERS } from "../../../queries/list-offers"
import { change } from "../../change"
import { databaseOf, list } from "../../resource"

export const GET = list("offers", OFFERS, OFFERS.page)

export const POST = change((req: MedusaRequest<SaveOffer>) => addOffer(databaseOf(req), req.validatedBody))

import type { TryOffer } from "@haat/offers/contract"
import { tryOffer } from "@haat/offers/workflows/try-offer"
import type { MedusaRequest } from "@medusajs/framework/http"
import { change } from "../../../change"
import { databaseOf } from "../../../resource"

export const POST = change((req: MedusaRequest<TryOffer>) => tryOffer(databaseOf(req), req.validatedBody))

import {
  auditedHandler,
  exportHandler,
  findRecord,
  listHandler,
  replyHandler,
  resolveDatabase,
} from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffExport, staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ChangeOffer, MakeCodes, SaveOffer, TryOffer } from "./contract"
import { OFFER_ERRORS } from "./errors"
import { OFFER_PERMISSIONS } from "./permissions"
import { findAuditedOffer, OFFER_CODES, OFFERS } from "./queries/list-offers"
import { makeCodes } from "./workflows/make-codes"
import { addOffer, changeOffer, removeOffer } from "./workflows/save-offer"
import { tryOffer } from "./workflows/try-offer"

export const OFFER_RESOURCES = [
  defineResource({
    name: "offers",
    tag: "Back office: offers",
    permissions: OFFER_PERMISSIONS,
    readRecord: findAuditedOffer,
    routes: {
      "GET /back-office/offers": staffList(
        "offers.read",
        "Offers, the newest first, with how often they were used and what their orders came to",
        "q, state (running, planned, over or off)",
        listHandler("offers", OFFERS, OFFERS.page),
      ),
      "POST /back-office/offers": staffRoute(
        "offers.edit",
        "Makes an offer",
        {
          body: SaveOffer,
          status: 201,
          errors: { 404: "A product or a category is not there", 409: "Its code is another's, or there are too many" },
        },
        auditedHandler((req: MedusaRequest<SaveOffer>) => addOffer(resolveDatabase(req), req.validatedBody)),
      ),
      "GET /back-office/offers/:id": staffRoute(
        "offers.read",
        "One offer",
        { errors: { 404: "There is none" } },
        replyHandler(findRecord(OFFERS.find, OFFER_ERRORS.no_such_offer)),
      ),
      "PUT /back-office/offers/:id": staffRoute(
        "offers.edit",
        "Changes an offer",
        {
          body: ChangeOffer,
          errors: { 404: "There is none", 409: "Changed meanwhile, or its code is another's" },
        },
        auditedHandler((req: MedusaRequest<ChangeOffer>) =>
          changeOffer(resolveDatabase(req), req.params.id, req.validatedBody),
        ),
      ),
      "DELETE /back-office/offers/:id": staffRoute(
        "offers.edit",
        "Deletes an offer and its codes; its orders stay",
        {
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req) => {
          await removeOffer(resolveDatabase(req), req.params.id)
          return { id: req.params.id }
        }),
      ),
      "POST /back-office/offers/try": staffRoute(
        "offers.read",
        "What an offer would take off a cart, before it is saved",
        {
          body: TryOffer,
          audit: false,
          errors: { 404: "A product is not there" },
        },
        auditedHandler((req: MedusaRequest<TryOffer>) => tryOffer(resolveDatabase(req), req.validatedBody)),
      ),
      "POST /back-office/offers/:id/codes": staffRoute(
        "offers.edit",
        "Makes unique codes, each for one order",
        {
          body: MakeCodes,
          status: 201,
          audit: "given",
          errors: { 404: "There is none", 409: "Automatic, or too many" },
        },
        auditedHandler(async (req: MedusaRequest<MakeCodes>, details) => {
          const db = resolveDatabase(req)
          const codes = await makeCodes(db, req.params.id, req.validatedBody)
          details.subject = (await OFFERS.find(db, req.params.id))?.name
          details.after = { made: codes.length }
          return { made: codes.length }
        }),
      ),
    },
  }),
  defineResource({
    name: "offer-codes",
    tag: "Back office: offers",
    routes: {
      "GET /back-office/offer-codes/export": staffExport(
        "offers.edit",
        "The unique codes of an offer, as a file",
        exportHandler("offer-codes", OFFER_CODES, {
          code: ({ code }) => code,
          used_at: ({ used_at }) => used_at?.toISOString() ?? "",
          order: ({ order_number }) => (order_number === null ? "" : String(order_number)),
        }),
      ),
    },
  }),
]

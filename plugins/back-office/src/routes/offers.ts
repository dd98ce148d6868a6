import { ChangeOffer, MakeCodes, SaveOffer, TryOffer } from "@haat/offers/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { staffExport, staffList, staffRoute } from "./staff-route"

export const offerRoutes = defineRoutes("Back office: offers", {
  "GET /back-office/offers": staffList(
    "offers.read",
    "Offers, the newest first, with how often they were used and what their orders came to",
    "q, state (running, planned, over or off)",
  ),
  "POST /back-office/offers": staffRoute("offers.edit", "Makes an offer", {
    body: SaveOffer,
    status: 201,
    errors: { 404: "A product or a category is not there", 409: "Its code is another's, or there are too many" },
  }),
  "GET /back-office/offers/:id": staffRoute("offers.read", "One offer", { errors: { 404: "There is none" } }),
  "PUT /back-office/offers/:id": staffRoute("offers.edit", "Changes an offer", {
    body: ChangeOffer,
    errors: { 404: "There is none", 409: "Changed meanwhile, or its code is another's" },
  }),
  "DELETE /back-office/offers/:id": staffRoute("offers.edit", "Deletes an offer and its codes; its orders stay", {
    errors: { 404: "There is none" },
  }),
  "POST /back-office/offers/try": staffRoute("offers.read", "What an offer would take off a cart, before it is saved", {
    body: TryOffer,
    audit: false,
    errors: { 404: "A product is not there" },
  }),
  "POST /back-office/offers/:id/codes": staffRoute("offers.edit", "Makes unique codes, each for one order", {
    body: MakeCodes,
    status: 201,
    audit: "given",
    errors: { 404: "There is none", 409: "Automatic, or too many" },
  }),
  "GET /back-office/offer-codes/export": staffExport("offers.edit", "The unique codes of an offer, as a file"),
})

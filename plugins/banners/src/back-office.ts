import { auditedHandler, listHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { MainProducts, NewBanner } from "./contract"
import { BANNERS } from "./queries/list-banners"
import { readMainProducts } from "./queries/main-products"
import { chooseMainProducts } from "./workflows/choose-main-products"
import { createBanners } from "./workflows/create-banners"
import { deleteBanner } from "./workflows/delete-banner"

/** There is only one choice; react-admin wants every record to have an id. */
const ID = "main"

export const BANNER_RESOURCES = [
  defineResource({
    name: "banners",
    tag: "Back office: home page",
    readRecord: (db, id) =>
      db("banner")
        .select(["image_url", "image_url_hi", "redirect_url", "rank"])
        .where({ id })
        .whereNull("deleted_at")
        .first(),
    routes: {
      "GET /back-office/banners": staffList(
        "customize.read",
        "Banners",
        "none",
        listHandler("banners", BANNERS, BANNERS.page),
      ),
      "POST /back-office/banners": staffRoute(
        "customize.edit",
        "Adds a banner",
        {
          body: NewBanner,
          status: 201,
          errors: { 409: "There are too many already" },
        },
        auditedHandler(async (req: MedusaRequest<NewBanner>) => {
          const [added] = await createBanners(req.scope, [req.validatedBody])
          return added
        }),
      ),
      "DELETE /back-office/banners/:id": staffRoute(
        "customize.edit",
        "Deletes a banner",
        {},
        auditedHandler(async (req) => {
          await deleteBanner(req.scope, req.params.id)
          return { id: req.params.id }
        }),
      ),
    },
  }),
  defineResource({
    name: "main-products",
    tag: "Back office: home page",
    readRecord: readMainProducts,
    isSingle: true,
    routes: {
      "GET /back-office/main-products": staffRoute("customize.read", "The main products", {}, async (req, res) => {
        const chosen = await readMainProducts(resolveDatabase(req))
        res.json({ id: ID, ...chosen })
      }),
      "PUT /back-office/main-products": staffRoute(
        "customize.edit",
        "Chooses the main products",
        { body: MainProducts },
        auditedHandler(async (req: MedusaRequest<MainProducts>) => {
          const result = await chooseMainProducts(req.scope, req.validatedBody)
          return { id: ID, ...result }
        }),
      ),
    },
  }),
]

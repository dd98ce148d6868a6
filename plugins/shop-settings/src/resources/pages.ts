import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type PageName, SavePage, SHOP_SETTINGS, type ShopSettingsModule } from "../contract"
import { SHOP_SETTINGS_ERRORS } from "../errors"

const findPage = async (scope: MedusaContainer, name: string) =>
  (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).pages()).find(({ id }) => id === name)

export const PAGE_RESOURCES = [
  defineResource({
    name: "pages",
    tag: "Back office: shop",
    readRecord: (_, id, scope) => findPage(scope, id),
    routes: {
      "GET /back-office/pages": staffRoute(
        "customize.read",
        "Terms, privacy, returns and delivery, with their versions",
        {},
        replyHandler((req) => req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).pages()),
      ),
      "GET /back-office/pages/:id": staffRoute(
        "customize.read",
        "A page, with its versions",
        { errors: { 404: "There is none" } },
        replyHandler(async (req) => {
          const page = await findPage(req.scope, req.params.id)
          if (!page) throw new HttpError(SHOP_SETTINGS_ERRORS.no_such_shop_page)
          return page
        }),
      ),
      "PUT /back-office/pages/:id": staffRoute(
        "customize.edit",
        "Saves a page as a new version",
        {
          body: SavePage,
          errors: { 404: "There is none", 409: "Someone else saved it meanwhile" },
        },
        auditedHandler(async (req: MedusaRequest<SavePage>) =>
          req.scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).savePage(req.params.id as PageName, req.validatedBody),
        ),
      ),
    },
  }),
]

import { addResources } from "@haat/sdk/server/back-office/resource"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { MAIL_RESOURCES } from "../back-office"
import { MAIL_ROUTES } from "../routes"

export default defineMiddlewares({ routes: [...routeMiddlewares(MAIL_ROUTES), ...addResources(MAIL_RESOURCES)] })

import type { Route } from "@haat/sdk/server/route"
import { contentRoutes, peopleRoutes } from "./routes/content"
import { categoryRoutes, productRoutes } from "./routes/goods"
import { offerRoutes } from "./routes/offers"
import { orderRoutes } from "./routes/orders"
import { returnRoutes } from "./routes/returns"
import { searchRoutes, synonymRoutes } from "./routes/search"
import { publicRoutes, shopRoutes } from "./routes/shop"
import { taxRoutes } from "./routes/taxes"

/** Every route under /back-office, those that other plugins add among them. The guard rejects all that are not here. */
export const STAFF_ROUTES: Route[] = [
  ...shopRoutes,
  ...productRoutes,
  ...categoryRoutes,
  ...synonymRoutes,
  ...searchRoutes,
  ...offerRoutes,
  ...orderRoutes,
  ...returnRoutes,
  ...taxRoutes,
  ...peopleRoutes,
  ...contentRoutes,
]

/** Adds the routes under /back-office that another plugin answers; its middlewares call it before the first request. */
export const addStaffRoutes = (routes: Route[]) => {
  STAFF_ROUTES.push(...routes)
}

/** Every route of this plugin. */
export const BACK_OFFICE_ROUTES = [...publicRoutes, ...STAFF_ROUTES]

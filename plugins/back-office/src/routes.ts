import { contentRoutes, peopleRoutes } from "./routes/content"
import { categoryRoutes, productRoutes } from "./routes/goods"
import { offerRoutes } from "./routes/offers"
import { orderRoutes } from "./routes/orders"
import { returnRoutes } from "./routes/returns"
import { searchRoutes, synonymRoutes } from "./routes/search"
import { publicRoutes, shopRoutes } from "./routes/shop"
import { taxRoutes } from "./routes/taxes"

/** Every route under /back-office. The guard rejects whatever is not here. */
export const STAFF_ROUTES = [
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

/** Every route of this plugin. */
export const BACK_OFFICE_ROUTES = [...publicRoutes, ...STAFF_ROUTES]

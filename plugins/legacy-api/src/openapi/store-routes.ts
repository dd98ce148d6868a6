import type { Documented } from "./operation"
import { accountRoutes } from "./store/accounts"
import { catalogRoutes } from "./store/catalog"
import { checkoutRoutes } from "./store/checkout"
import { contentRoutes } from "./store/content"
import { freightRoutes } from "./store/freight"
import { paymentRoutes } from "./store/payment"
import { reviewRoutes } from "./store/reviews"

/** What the store routes of our plugins take and answer. */
export const STORE_ROUTES: Documented[] = [
  ...accountRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...paymentRoutes,
  ...freightRoutes,
  ...contentRoutes,
  ...reviewRoutes,
]

import { routesOf } from "@haat/sdk/server/back-office/resource"
import { publicRoutes } from "./public-routes"
import { AUDIT_LOG_RESOURCES } from "./resources/audit-log"
import { CATEGORY_RESOURCES } from "./resources/categories"
import { CUSTOMER_RESOURCES } from "./resources/customers"
import { OFFER_RESOURCES } from "./resources/offers"
import { ORDER_REFUND_RESOURCES } from "./resources/order-refunds"
import { ORDER_STEP_RESOURCES } from "./resources/order-steps"
import { ORDER_RESOURCES } from "./resources/orders"
import { OVERVIEW_RESOURCES } from "./resources/overview"
import { PAGE_RESOURCES } from "./resources/pages"
import { PRODUCT_BULK_RESOURCES } from "./resources/product-bulk"
import { PRODUCT_IMPORT_RESOURCES } from "./resources/product-imports"
import { PRODUCT_PART_RESOURCES } from "./resources/product-parts"
import { PRODUCT_RESOURCES } from "./resources/products"
import { RETURN_RESOURCES } from "./resources/returns"
import { SEARCH_RESOURCES } from "./resources/search"
import { SETTINGS_RESOURCES } from "./resources/settings"
import { STAFF_RESOURCES } from "./resources/staff"
import { TAX_RESOURCES } from "./resources/taxes"
import { WAREHOUSE_RESOURCES } from "./resources/warehouses"

/** Resources that this plugin brings to the back office. */
export const BACK_OFFICE_RESOURCES = [
  ...OVERVIEW_RESOURCES,
  ...STAFF_RESOURCES,
  ...AUDIT_LOG_RESOURCES,
  ...SETTINGS_RESOURCES,
  ...PAGE_RESOURCES,
  ...WAREHOUSE_RESOURCES,
  ...PRODUCT_RESOURCES,
  ...PRODUCT_PART_RESOURCES,
  ...PRODUCT_BULK_RESOURCES,
  ...PRODUCT_IMPORT_RESOURCES,
  ...CATEGORY_RESOURCES,
  ...SEARCH_RESOURCES,
  ...OFFER_RESOURCES,
  ...ORDER_RESOURCES,
  ...ORDER_STEP_RESOURCES,
  ...ORDER_REFUND_RESOURCES,
  ...RETURN_RESOURCES,
  ...TAX_RESOURCES,
  ...CUSTOMER_RESOURCES,
]

/** Every route of this plugin. */
export const BACK_OFFICE_ROUTES = [...publicRoutes, ...routesOf(BACK_OFFICE_RESOURCES)]

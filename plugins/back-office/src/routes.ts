import { CATEGORY_RESOURCES } from "@haat/catalog/resources/categories"
import { PRODUCT_BULK_RESOURCES } from "@haat/catalog/resources/product-bulk"
import { PRODUCT_IMPORT_RESOURCES } from "@haat/catalog/resources/product-imports"
import { PRODUCT_PART_RESOURCES } from "@haat/catalog/resources/product-parts"
import { PRODUCT_RESOURCES } from "@haat/catalog/resources/products"
import { CUSTOMER_RESOURCES } from "@haat/checkout/resources/customers"
import { RETURN_RESOURCES } from "@haat/checkout/resources/returns"
import { ORDER_STEP_RESOURCES } from "@haat/freight/resources/order-steps"
import { TAX_RESOURCES } from "@haat/gst/resources/taxes"
import { WAREHOUSE_RESOURCES } from "@haat/gst/resources/warehouses"
import { OFFER_RESOURCES } from "@haat/offers/resources/offers"
import { ORDER_REFUND_RESOURCES } from "@haat/payments/resources/order-refunds"
import { ORDER_RESOURCES } from "@haat/read-model/resources/orders"
import { routesOf } from "@haat/sdk/server/back-office/resource"
import { SEARCH_RESOURCES } from "@haat/search/resources/search"
import { PAGE_RESOURCES } from "@haat/shop-settings/resources/pages"
import { SETTINGS_RESOURCES } from "@haat/shop-settings/resources/settings"
import { publicRoutes } from "./public-routes"
import { AUDIT_LOG_RESOURCES } from "./resources/audit-log"
import { OVERVIEW_RESOURCES } from "./resources/overview"
import { STAFF_RESOURCES } from "./resources/staff"

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

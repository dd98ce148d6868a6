import { ACCOUNT_RESOURCES } from "@haat/accounts/back-office"
import { ACCOUNT_ROUTES } from "@haat/accounts/routes"
import { BACK_OFFICE_RESOURCES } from "@haat/back-office/back-office"
import { BACK_OFFICE_ROUTES } from "@haat/back-office/routes"
import { BANNER_RESOURCES } from "@haat/banners/back-office"
import { BANNER_ROUTES } from "@haat/banners/routes"
import { CATALOG_RESOURCES } from "@haat/catalog/back-office"
import { CATALOG_ROUTES } from "@haat/catalog/routes"
import { CHECKOUT_RESOURCES } from "@haat/checkout/back-office"
import { CHECKOUT_ROUTES } from "@haat/checkout/routes"
import { FAQ_RESOURCES } from "@haat/faqs/back-office"
import { FAQ_ROUTES } from "@haat/faqs/routes"
import { FREIGHT_RESOURCES } from "@haat/freight/back-office"
import { FREIGHT_ROUTES } from "@haat/freight/routes"
import { GST_RESOURCES } from "@haat/gst/back-office"
import { GST_ROUTES } from "@haat/gst/routes"
import { LEGACY_RESOURCES } from "@haat/legacy-api/back-office"
import { MAIL_RESOURCES } from "@haat/mail/back-office"
import { MAIL_ROUTES } from "@haat/mail/routes"
import { NEWSLETTER_RESOURCES } from "@haat/newsletter/back-office"
import { NEWSLETTER_ROUTES } from "@haat/newsletter/routes"
import { OFFER_RESOURCES } from "@haat/offers/back-office"
import { OFFER_ROUTES } from "@haat/offers/routes"
import { PAYMENT_RESOURCES } from "@haat/payments/back-office"
import { PAYMENT_ROUTES } from "@haat/payments/routes"
import { PROBLEM_REPORT_RESOURCES } from "@haat/problem-reports/back-office"
import { PROBLEM_REPORT_ROUTES } from "@haat/problem-reports/routes"
import { READ_MODEL_RESOURCES } from "@haat/read-model/back-office"
import { REVIEW_RESOURCES } from "@haat/reviews/back-office"
import { REVIEW_ROUTES } from "@haat/reviews/routes"
import { routesOf } from "@haat/sdk/server/back-office/resource"
import type { Route } from "@haat/sdk/server/route"
import { SEARCH_RESOURCES } from "@haat/search/back-office"
import { SEARCH_ROUTES } from "@haat/search/routes"
import { SHOP_SETTINGS_RESOURCES } from "@haat/shop-settings/back-office"
import { SHOP_SETTINGS_ROUTES } from "@haat/shop-settings/routes"

/** Resources of the back office, of all plugins. */
export const RESOURCES = [
  ...BACK_OFFICE_RESOURCES,
  ...READ_MODEL_RESOURCES,
  ...SHOP_SETTINGS_RESOURCES,
  ...ACCOUNT_RESOURCES,
  ...CATALOG_RESOURCES,
  ...SEARCH_RESOURCES,
  ...CHECKOUT_RESOURCES,
  ...OFFER_RESOURCES,
  ...PAYMENT_RESOURCES,
  ...FREIGHT_RESOURCES,
  ...GST_RESOURCES,
  ...REVIEW_RESOURCES,
  ...PROBLEM_REPORT_RESOURCES,
  ...NEWSLETTER_RESOURCES,
  ...MAIL_RESOURCES,
  ...BANNER_RESOURCES,
  ...FAQ_RESOURCES,
  ...LEGACY_RESOURCES,
]

/** Every route of the shop's own plugins but the old calls. Medusa's own are not among them. */
export const ROUTES: Route[] = [
  ...ACCOUNT_ROUTES,
  ...SEARCH_ROUTES,
  ...CATALOG_ROUTES,
  ...CHECKOUT_ROUTES,
  ...OFFER_ROUTES,
  ...GST_ROUTES,
  ...PAYMENT_ROUTES,
  ...FREIGHT_ROUTES,
  ...BANNER_ROUTES,
  ...FAQ_ROUTES,
  ...NEWSLETTER_ROUTES,
  ...MAIL_ROUTES,
  ...REVIEW_ROUTES,
  ...PROBLEM_REPORT_ROUTES,
  ...SHOP_SETTINGS_ROUTES,
  ...BACK_OFFICE_ROUTES,
  ...routesOf(RESOURCES),
]

import { ACCOUNT_ROUTES } from "@haat/accounts/routes"
import { BACK_OFFICE_ROUTES } from "@haat/back-office/routes"
import { BANNER_RESOURCES } from "@haat/banners/back-office"
import { BANNER_ROUTES } from "@haat/banners/routes"
import { CATALOG_ROUTES } from "@haat/catalog/routes"
import { CHECKOUT_ROUTES } from "@haat/checkout/routes"
import { FAQ_RESOURCES } from "@haat/faqs/back-office"
import { FAQ_ROUTES } from "@haat/faqs/routes"
import { FREIGHT_ROUTES } from "@haat/freight/routes"
import { GST_ROUTES } from "@haat/gst/routes"
import { LEGACY_RESOURCES } from "@haat/legacy-api/back-office"
import { MAIL_ROUTES } from "@haat/mail/routes"
import { NEWSLETTER_RESOURCES } from "@haat/newsletter/back-office"
import { NEWSLETTER_ROUTES } from "@haat/newsletter/routes"
import { OFFER_ROUTES } from "@haat/offers/routes"
import { PAYMENT_ROUTES } from "@haat/payments/routes"
import { PROBLEM_REPORT_RESOURCES } from "@haat/problem-reports/back-office"
import { PROBLEM_REPORT_ROUTES } from "@haat/problem-reports/routes"
import { REVIEW_RESOURCES } from "@haat/reviews/back-office"
import { REVIEW_ROUTES } from "@haat/reviews/routes"
import { routesOf } from "@haat/sdk/server/back-office/resource"
import type { Route } from "@haat/sdk/server/route"
import { SEARCH_ROUTES } from "@haat/search/routes"

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
  ...BACK_OFFICE_ROUTES,
  ...routesOf([
    ...REVIEW_RESOURCES,
    ...PROBLEM_REPORT_RESOURCES,
    ...NEWSLETTER_RESOURCES,
    ...BANNER_RESOURCES,
    ...FAQ_RESOURCES,
    ...LEGACY_RESOURCES,
  ]),
]

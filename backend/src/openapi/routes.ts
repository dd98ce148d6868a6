import { ACCOUNT_ROUTES } from "@haat/accounts/routes"
import { BACK_OFFICE_ROUTES } from "@haat/back-office/routes"
import { BANNER_ROUTES } from "@haat/banners/routes"
import { CATALOG_ROUTES } from "@haat/catalog/routes"
import { CHECKOUT_ROUTES } from "@haat/checkout/routes"
import { FAQ_ROUTES } from "@haat/faqs/routes"
import { FREIGHT_ROUTES } from "@haat/freight/routes"
import { GST_ROUTES } from "@haat/gst/routes"
import { LEGACY_ROUTES, LEGACY_STAFF_ROUTES } from "@haat/legacy-api/routes"
import { MAIL_ROUTES } from "@haat/mail/routes"
import { PAYMENT_ROUTES } from "@haat/medusa-payment-razorpay/routes"
import { NEWSLETTER_ROUTES } from "@haat/newsletter/routes"
import { OFFER_ROUTES } from "@haat/offers/routes"
import { PROBLEM_REPORT_ROUTES } from "@haat/problem-reports/routes"
import { REVIEW_ROUTES } from "@haat/reviews/routes"
import type { Route } from "@haat/sdk/server/route"
import { SEARCH_ROUTES } from "@haat/search/routes"

/** Every route of the shop's own plugins. Medusa's own are not among them. */
export const ROUTES: Route[] = [
  ...LEGACY_ROUTES,
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
  ...LEGACY_STAFF_ROUTES,
]

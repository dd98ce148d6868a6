import { ACCOUNT_PERMISSIONS } from "@haat/accounts/contract"
import { BACK_OFFICE_PERMISSIONS } from "@haat/back-office/contract"
import { CATALOG_PERMISSIONS } from "@haat/catalog/contract"
import { CHECKOUT_PERMISSIONS } from "@haat/checkout/contract"
import { GST_PERMISSIONS } from "@haat/gst/contract"
import { LEGACY_PERMISSIONS } from "@haat/legacy-api/contract"
import { NEWSLETTER_PERMISSIONS } from "@haat/newsletter/contract"
import { OFFER_PERMISSIONS } from "@haat/offers/contract"
import { PAYMENT_PERMISSIONS } from "@haat/payments/contract"
import { PROBLEM_REPORT_PERMISSIONS } from "@haat/problem-reports/contract"
import { OVERVIEW_PERMISSIONS } from "@haat/read-model/contract"
import { REVIEW_PERMISSIONS } from "@haat/reviews/contract"
import type { Permissions } from "@haat/sdk/roles"
import { SEARCH_PERMISSIONS } from "@haat/search/contract"
import { SHOP_SETTINGS_PERMISSIONS } from "@haat/shop-settings/contract"

/** Every permission, with the roles that have it: the server enforces them, the screens reflect them. */
export const PERMISSIONS = {
  ...ACCOUNT_PERMISSIONS,
  ...BACK_OFFICE_PERMISSIONS,
  ...CATALOG_PERMISSIONS,
  ...CHECKOUT_PERMISSIONS,
  ...GST_PERMISSIONS,
  ...LEGACY_PERMISSIONS,
  ...NEWSLETTER_PERMISSIONS,
  ...OFFER_PERMISSIONS,
  ...PAYMENT_PERMISSIONS,
  ...PROBLEM_REPORT_PERMISSIONS,
  ...OVERVIEW_PERMISSIONS,
  ...REVIEW_PERMISSIONS,
  ...SEARCH_PERMISSIONS,
  ...SHOP_SETTINGS_PERMISSIONS,
} satisfies Permissions

export type Permission = keyof typeof PERMISSIONS

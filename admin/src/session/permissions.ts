import { ACCOUNT_PERMISSIONS } from "@haat/accounts/permissions"
import { BACK_OFFICE_PERMISSIONS } from "@haat/back-office/permissions"
import { CATALOG_PERMISSIONS } from "@haat/catalog/permissions"
import { CHECKOUT_PERMISSIONS } from "@haat/checkout/permissions"
import { GST_PERMISSIONS } from "@haat/gst/permissions"
import { LEGACY_PERMISSIONS } from "@haat/legacy-api/permissions"
import { NEWSLETTER_PERMISSIONS } from "@haat/newsletter/permissions"
import { OFFER_PERMISSIONS } from "@haat/offers/permissions"
import { PAYMENT_PERMISSIONS } from "@haat/payments/permissions"
import { PROBLEM_REPORT_PERMISSIONS } from "@haat/problem-reports/permissions"
import { OVERVIEW_PERMISSIONS } from "@haat/read-model/permissions"
import { REVIEW_PERMISSIONS } from "@haat/reviews/permissions"
import type { Permissions } from "@haat/sdk/roles"
import { SEARCH_PERMISSIONS } from "@haat/search/permissions"
import { SHOP_SETTINGS_PERMISSIONS } from "@haat/shop-settings/permissions"

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

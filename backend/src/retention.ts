import type { Settings } from "@haat/sdk/server/operations/settings"

/** Retention periods in days of data that is only kept for reference. */
export const chooseRetention = (given: Settings) => ({
  paymentEventDays: given.PAYMENT_EVENT_DAYS,
  auditLogDays: given.AUDIT_LOG_DAYS,
  sentMailDays: given.SENT_MAIL_DAYS,
  searchFigureDays: given.SEARCH_FIGURE_DAYS,
  invoiceDays: given.INVOICE_DAYS,
  consentDays: given.CONSENT_DAYS,
})

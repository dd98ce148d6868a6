import type { Address } from "@haat/accounts/contract"

/** The recipient of an address in one line; empty when it is the shopper. */
export const recipientLine = ({ recipient_name, company }: Address) =>
  [recipient_name, company].filter(Boolean).join(", ")

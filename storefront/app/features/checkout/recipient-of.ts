import type { Address } from "@haat/accounts/contract"

/** Who receives at an address, as one line; empty where that is the shopper. */
export const recipientOf = ({ recipient_name, company }: Address) =>
  [recipient_name, company].filter(Boolean).join(", ")

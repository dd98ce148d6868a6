import type { Address } from "@haat/accounts/contract"

/** The address that the page's own address names, or else the shopper's usual one; undefined when there are none. */
export const pickAddress = (addresses: Address[], params: URLSearchParams) =>
  addresses.find(({ id }) => id === params.get("address")) ??
  addresses.find(({ is_default }) => is_default) ??
  addresses[0]

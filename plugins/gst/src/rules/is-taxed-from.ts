import type { OrderTax } from "@haat/checkout/contract"

/** True when a line is taxed under the registration that goods leave this place under. */
export const isTaxedFrom = ({ lines, suppliers }: OrderTax, line: number, location_id: string | null): boolean =>
  lines[line].supplier?.gstin === suppliers[location_id ?? ""]?.gstin

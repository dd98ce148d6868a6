import type { AddressedOrder } from "./read-order"

/** Recipient of the samples that the back office shows. */
export const SAMPLE_EMAIL = "asha@example.com"

/** The order of the samples. */
export const SAMPLE_ORDER: AddressedOrder = {
  id: "order_sample",
  display_id: 1042,
  email: SAMPLE_EMAIL,
  first_name: "Asha",
  online: true,
  paid: true,
  lines: [
    { name: "Brass lota", quantity: 2, price: 850 },
    { name: "Cotton saree (Red)", quantity: 1, price: 2_499 },
  ],
  item_total: 4_199,
  delivery_charge: 80,
  charges: [],
  offers: [{ name: "Diwali", code: "DIWALI", amount: 200 }],
  total: 4_079,
  credit: 0,
  address: ["Asha Rao", "12 Fergusson College Road", "Pune 411004", "Maharashtra", "9876543210"],
}

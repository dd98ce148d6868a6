import thresholds from "../modules/gst/data/return-thresholds.json"

/**
 * Amount in paise above which an invoice to an unregistered buyer in another state is listed by itself, on a day in
 * India.
 */
export function largeInvoiceAbove(day: string): number {
  const found = thresholds.find(
    ({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || valid_to >= day),
  )
  return found?.b2cl_above_paise ?? thresholds[thresholds.length - 1].b2cl_above_paise
}

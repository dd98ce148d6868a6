import thresholds from "../modules/gst/data/return-thresholds.json"

/** Above how many paise an invoice to another state and to nobody registered is named by itself, on a day in India. */
export function largeInvoiceAbove(day: string): number {
  const found = thresholds.find(
    ({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || valid_to >= day),
  )
  return found?.b2cl_above_paise ?? thresholds[thresholds.length - 1].b2cl_above_paise
}

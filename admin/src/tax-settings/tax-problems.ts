/**
 * Path of the route that lists tax problems of the shop's goods: missing HSN codes, and prices between two slabs of a
 * rate. The keys of its queries begin with it.
 */
export const TAX_PROBLEMS_PATH = "tax-settings/problems"

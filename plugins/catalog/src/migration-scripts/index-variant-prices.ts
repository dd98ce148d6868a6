import prepareSearch from "./prepare-search"

/** Has the index of a shop that runs already find products by the price of each variant. */
export default prepareSearch

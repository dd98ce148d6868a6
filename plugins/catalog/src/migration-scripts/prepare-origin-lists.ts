import prepareSearch from "./prepare-search"

/** Gives the index of a shop that runs already the orders of each country's products. */
export default prepareSearch

import prepareSearch from "./prepare-search"

/** Brings the index of a shop that runs already up to lists by country of origin. */
export default prepareSearch

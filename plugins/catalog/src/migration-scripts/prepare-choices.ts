import prepareSearch from "./prepare-search"

/** Brings the index of a shop that runs already up to lists by what variants are chosen by. */
export default prepareSearch

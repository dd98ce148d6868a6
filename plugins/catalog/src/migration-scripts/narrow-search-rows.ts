import prepareSearch from "./prepare-search"

/** Has the index of a shop that runs already keep documents and words beside its rows. */
export default prepareSearch

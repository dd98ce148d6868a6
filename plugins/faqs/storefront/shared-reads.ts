/** Reads whose responses are the same for all visitors: the web tier caches them. */
export default ["/store/faqs"]

/** A page that is in no sitemap. */
export default [`/unsubscribe/${"0".repeat(64)}`]

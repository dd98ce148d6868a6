import { withoutLanguage } from "../../../lib/language/addresses.ts"

/** Pages that redirect to another: who comes from them may have come from another site before. */
const REDIRECTING_PAGES = /^\/(login|signup|updateaddress|add-to-cart)(\/|$)/i

const pathOfReferrer = () => {
  try {
    const { origin, pathname } = new URL(document.referrer)
    return origin === window.location.origin ? pathname : null
  } catch {
    return null
  }
}

/**
 * Whether the visitor followed a link of the shop itself. Another site's page can link here as well, and must not change
 * the cart without a click.
 * @param from path of the page before, when the visitor moved within the shop without loading a document
 */
export const cameFromShop = (from: string | null) => {
  const path = from ?? pathOfReferrer()
  return path !== null && !REDIRECTING_PAGES.test(withoutLanguage(path))
}

/** Pages one is led to on the way to another: whoever comes from them may have started anywhere. */
const ENTRANCES = /^\/(login|signup|updateaddress|add-to-cart)(\/|$)/i

const pathOfReferrer = () => {
  try {
    const { origin, pathname } = new URL(document.referrer)
    return origin === window.location.origin ? pathname : null
  } catch {
    return null
  }
}

/**
 * Whether the visitor followed a link of the shop itself. Another site's page can lead here as well, and what it wants
 * must not happen by itself.
 * @param from the page left behind, when one moved within the shop without loading a document
 */
export const cameFromShop = (from: string | null) => {
  const path = from ?? pathOfReferrer()
  return path !== null && !ENTRANCES.test(path)
}

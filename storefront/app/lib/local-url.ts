const BASE = "https://shop.invalid"

/** Parses an address; null unless it is a path of this shop, which cannot lead to another site. */
export function localUrl(address: unknown): URL | null {
  if (typeof address !== "string" || !address.startsWith("/")) return null
  try {
    const url = new URL(address, BASE)
    // "/.//elsewhere.com" is parsed as "//elsewhere.com", which is another site
    return url.origin === BASE && !url.pathname.startsWith("//") ? url : null
  } catch {
    return null
  }
}

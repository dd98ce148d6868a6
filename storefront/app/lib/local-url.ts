const BASE = "https://shop.invalid"

/** Parses a path of this shop; returns null for anything else, such as an address of another site. */
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

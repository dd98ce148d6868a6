/** The page to return to, when it is a path of this shop; anything that could lead elsewhere is null. */
export const nextPage = (search: string): string | null => {
  const next = new URLSearchParams(search).get("next")
  if (!next?.startsWith("/")) return null
  const here = "https://shop.invalid"
  try {
    const url = new URL(next, here)
    // "/.//elsewhere.com" comes out as "//elsewhere.com", which is another site
    if (url.origin !== here || url.pathname.startsWith("//")) return null
    if (/^\/(login|signup)$/i.test(url.pathname)) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** `path`, carrying the page to return to afterwards. */
export const withNext = (path: string, next: string | null) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path

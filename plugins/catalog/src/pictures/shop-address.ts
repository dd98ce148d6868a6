/**
 * Where a browser finds a stored file. Medusa's local storage gives an address on the backend's own host and port, which the
 * browser may not reach; the web tier serves the same `/static` path on the shop's origin. An address that is a path already,
 * and a bucket's, stay as they are.
 */
export const shopAddress = ({ id, url }: { id: string; url: string }): string => {
  if (url.startsWith("/")) return url
  const path = `/static/${id}`
  return new URL(url).pathname === path ? path : url
}

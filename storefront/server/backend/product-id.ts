const MAX_LENGTH = 200

/** The product id or handle in one segment of a path, URL-encoded; undefined when it can be neither. */
export function productId(segment: string | undefined): string | undefined {
  if (!segment) return undefined
  try {
    const id = encodeURIComponent(decodeURIComponent(segment))
    return id.length <= MAX_LENGTH ? id : undefined
  } catch {
    return undefined
  }
}

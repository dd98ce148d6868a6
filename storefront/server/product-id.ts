const LONGEST = 200

/** The product named by one piece of an address, as paths and queries write it; nothing when it is no id and no handle. */
export function productId(piece: string | undefined): string | undefined {
  if (!piece) return undefined
  try {
    const id = encodeURIComponent(decodeURIComponent(piece))
    return id.length <= LONGEST ? id : undefined
  } catch {
    return undefined
  }
}

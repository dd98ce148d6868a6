import { MAX_IMAGES, MAX_PICTURE_BYTES } from "@haat/catalog/contract"

export const PICTURE_KINDS = ["image/jpeg", "image/png", "image/webp", "image/avif"]

/** What the server would refuse is said at once, before anything is sent. */
export const refusalOf = (files: File[], already: number): string | undefined => {
  if (already + files.length > MAX_IMAGES) return `At most ${MAX_IMAGES} pictures`
  const wrong = files.find(({ type }) => !PICTURE_KINDS.includes(type))
  if (wrong) return `${wrong.name} is not a JPEG, PNG, WebP or AVIF picture`
  const large = files.find(({ size }) => size > MAX_PICTURE_BYTES)
  return large && `${large.name} is larger than 5 MB`
}

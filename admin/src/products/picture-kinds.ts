import { MAX_IMAGES, MAX_PICTURE_BYTES } from "@haat/catalog/contract"

/** As a chooser of files wants them: kinds with the endings of their names. */
export const PICTURE_KINDS = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/avif": [".avif"],
}

type Rejection = [message: string, words: { most: number; name?: string }]

/** What the server would reject is said at once, before anything is sent. @returns a message's key with its words */
export const rejectionOf = (files: File[], already: number): Rejection | undefined => {
  const say = (message: string, name?: string): Rejection => [
    `resources.products.pictures.${message}`,
    { most: MAX_IMAGES, name },
  ]
  if (already + files.length > MAX_IMAGES) return say("tooMany")
  const wrong = files.find(({ type }) => !(type in PICTURE_KINDS))
  if (wrong) return say("wrongKind", wrong.name)
  const large = files.find(({ size }) => size > MAX_PICTURE_BYTES)
  return large && say("tooLarge", large.name)
}

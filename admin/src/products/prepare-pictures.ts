import { MAX_IMAGES } from "@haat/catalog/contract"
import { type PictureFault, preparePicture } from "@haat/catalog/prepare-picture"

export { PICTURE_KINDS } from "@haat/catalog/prepare-picture"

/** Why files that were chosen cannot be sent; those that can be have none. */
const faults = new WeakMap<File, PictureFault>()

/**
 * Chosen files as they are sent, one decoded at a time. What cannot be sent is among them as it came, and has a fault.
 */
export const preparePictures = async (files: File[]): Promise<File[]> => {
  const prepared: File[] = []
  for (const file of files) {
    const { file: sent = file, fault } = await preparePicture(file)
    if (fault) faults.set(file, fault)
    prepared.push(sent)
  }
  return prepared
}

export const pictureFault = (file: File) => faults.get(file)

type Rejection = [message: string, words: { most: number; name?: string }]

/** Checks files as the server would, before anything is sent. @returns a message's key with its words */
export const checkPictures = (files: File[], existingCount: number): Rejection | undefined => {
  const reject = (message: string, name?: string): Rejection => [
    `resources.products.pictures.${message}`,
    { most: MAX_IMAGES, name },
  ]
  if (existingCount + files.length > MAX_IMAGES) return reject("tooMany")
  const wrong = files.find(pictureFault)
  return wrong && reject(pictureFault(wrong) as PictureFault, wrong.name)
}

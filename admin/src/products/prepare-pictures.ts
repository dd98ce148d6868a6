import { MAX_IMAGES } from "@haat/catalog/contract"
import { type PictureFault, preparePicture } from "@haat/catalog/prepare-picture"

export { PICTURE_KINDS } from "@haat/catalog/prepare-picture"

/** Faults of chosen files that cannot be uploaded. */
const faults = new WeakMap<File, PictureFault>()

/** Prepares files for upload, decoding one at a time. Files with a fault are returned unchanged. */
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

/** Validates files before the upload, as the server does. @returns a message key with its values */
export const checkPictures = (files: File[], existingCount: number): Rejection | undefined => {
  const reject = (message: string, name?: string): Rejection => [
    `resources.products.pictures.${message}`,
    { most: MAX_IMAGES, name },
  ]
  if (existingCount + files.length > MAX_IMAGES) return reject("tooMany")
  const wrong = files.find(pictureFault)
  return wrong && reject(pictureFault(wrong) as PictureFault, wrong.name)
}

import type { ProductImage, SaveVariants } from "@haat/catalog/contract"
import { useSyncExternalStore } from "react"
import type { ResourceCallbacks } from "react-admin"
import { upload } from "../http-client"
import type { ChosenPicture, FormPicture } from "./form-fields"

let progress: number | undefined
const listeners = new Set<() => void>()
const setProgress = (now: number | undefined) => {
  progress = now
  for (const redraw of listeners) redraw()
}
const subscribe = (redraw: () => void) => {
  listeners.add(redraw)
  return () => void listeners.delete(redraw)
}

/** Returns the upload progress of pictures from 0 to 1; undefined without an upload. */
export const useUploadProgress = () => useSyncExternalStore(subscribe, () => progress)

/** Uploaded files, which a retry does not send again. */
const stored = new WeakMap<File, ProductImage>()

/** Uploads files in one request; returns their pictures in the same order. Rejects with the server's message. */
export const uploadPictures = async (files: File[]): Promise<ProductImage[]> => {
  const fresh = files.filter((file) => !stored.has(file))
  if (fresh.length) {
    const form = new FormData()
    for (const file of fresh) form.append("files", file)
    setProgress(0)
    const sending = upload<{ files: ProductImage[] }>("pictures", form, setProgress).finally(() =>
      setProgress(undefined),
    )
    for (const [at, picture] of (await sending).files.entries()) stored.set(fresh[at], picture)
  }
  return files.map((file) => stored.get(file) as ProductImage)
}

/** Returns the variants with their picture ids replaced. */
const replacePictureIds = ({ options, variants }: SaveVariants, storedId: (id: string) => string) => {
  const withStoredId = <Pictured extends { image?: string }>(one: Pictured) =>
    one.image ? { ...one, image: storedId(one.image) } : one
  return {
    options: options.map((option) => ({ ...option, values: option.values.map(withStoredId) })),
    variants: variants.map(withStoredId),
  }
}

/** Uploads chosen pictures before a product is saved, and saves their ids. */
export const productPictures: ResourceCallbacks = {
  resource: "products",
  beforeSave: async (data) => {
    const images: FormPicture[] | undefined = data.images
    if (!images) return data
    const chosen = images.filter((image): image is ChosenPicture => "rawFile" in image)
    const pictures = await uploadPictures(chosen.map(({ rawFile }) => rawFile))
    const ids = new Map(chosen.map(({ id }, at) => [id, pictures[at].id]))
    const storedId = (id: string) => ids.get(id) ?? id
    const variants: SaveVariants | undefined = data.variants
    return {
      ...data,
      images: images.map(({ id }) => storedId(id)),
      ...(variants && { variants: replacePictureIds(variants, storedId) }),
    }
  },
}

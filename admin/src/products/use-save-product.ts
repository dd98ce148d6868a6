import type { ShopProduct } from "@haat/catalog/contract"
import { useState } from "react"
import { useDataProvider, useRefresh } from "react-admin"
import { changedFields, type FormPicture, isChosen, type ProductDraft, type ProductFields } from "./form-fields"
import { uploadPictures } from "./upload-pictures"

type Save = {
  id?: string
  /** Of the product that was read: when somebody saved another since, the server refuses. */
  version?: string
  /** What the form held when it was opened, and holds now. */
  initial: ProductDraft
  fields: ProductFields
  /** Called once pictures are stored, so that trying again does not send them twice. */
  onUploaded: (images: FormPicture[]) => void
}

/** Sends new pictures, then the product. `progress` is 0 to 1 while pictures are on their way. */
export const useSaveProduct = () => {
  const data = useDataProvider()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<number>()

  const storePictures = async (pictures: FormPicture[]): Promise<FormPicture[]> => {
    const chosen = pictures.filter(isChosen)
    if (!chosen.length) return pictures
    setProgress(0)
    try {
      const stored = await uploadPictures(
        chosen.map(({ file }) => file),
        setProgress,
      )
      return pictures.map((picture) => (isChosen(picture) ? stored[chosen.indexOf(picture)] : picture))
    } finally {
      setProgress(undefined)
    }
  }

  const save = async ({ id, version, initial, fields, onUploaded }: Save): Promise<ShopProduct> => {
    const pictures = await storePictures(fields.images)
    onUploaded(pictures)
    const after = { ...fields, images: pictures }
    // Only what was changed is sent: a sale made while the form was open must not be undone.
    const answer = id
      ? await data.update<ShopProduct>("products", {
          id,
          data: { ...withIds(changedFields(initial, after)), updated_at: version },
          previousData: { id } as ShopProduct,
        })
      : await data.create<ShopProduct>("products", { data: withIds(after) })
    refresh()
    return answer.data
  }
  return { save, progress }
}

const withIds = ({ images, ...fields }: Partial<ProductDraft>) =>
  images ? { ...fields, images: images.map(({ id }) => id) } : fields

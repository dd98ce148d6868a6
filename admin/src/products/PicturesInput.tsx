import { MAX_IMAGES } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import { lazy, Suspense } from "react"
import { useTranslate } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import { moveItem } from "../components/move-item"
import type { FormPicture } from "./form-fields"
import { PictureFiles } from "./PictureFiles"

const PictureTiles = lazy(() => import("./PictureTiles"))

/** A product's pictures in their order, of which the first is the preview. */
export const PicturesInput = ({ source }: { source: string }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  const pictures: FormPicture[] = useWatch({ name: source }) ?? []
  const set = (next: FormPicture[]) => setValue(source, next, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <Box>
      {pictures.length > 0 && (
        <Suspense>
          <PictureTiles
            pictures={pictures}
            onMove={(from, to) => set(moveItem(pictures, from, to))}
            onRemove={(gone) => {
              if ("rawFile" in gone) URL.revokeObjectURL(gone.url)
              set(pictures.filter((picture) => picture !== gone))
            }}
          />
        </Suspense>
      )}
      <PictureFiles
        source={source}
        multiple
        action="resources.products.pictures.add"
        hint={translate("resources.products.pictures.hint", { most: MAX_IMAGES })}
        room={MAX_IMAGES - pictures.length}
        already={pictures.length}
      />
    </Box>
  )
}

import { MAX_IMAGES } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import { lazy, Suspense, useRef, useState } from "react"
import { useController } from "react-hook-form"
import { moveItem } from "../components/move-item"
import { type FormPicture, isChosen, type ProductDraft } from "./form-fields"
import { PICTURE_KINDS, refusalOf } from "./picture-kinds"

const PictureTiles = lazy(() => import("./PictureTiles"))

export const PictureInput = () => {
  const { field, fieldState } = useController<ProductDraft, "images">({ name: "images" })
  const [refused, setRefused] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const pictures = field.value
  const error = refused ?? fieldState.error?.message

  const add = (files: File[]) => {
    const wrong = refusalOf(files, pictures.length)
    setRefused(wrong)
    if (wrong) return
    const chosen = files.map((file) => ({ id: crypto.randomUUID(), file, url: URL.createObjectURL(file) }))
    field.onChange([...pictures, ...chosen])
  }
  const remove = (gone: FormPicture) => {
    setRefused(undefined)
    if (isChosen(gone)) URL.revokeObjectURL(gone.url)
    field.onChange(pictures.filter((picture) => picture !== gone))
  }
  const move = (from: number, to: number) => field.onChange(moveItem(pictures, from, to))

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      {pictures.length > 0 && (
        <Suspense>
          <PictureTiles pictures={pictures} onMove={move} onRemove={remove} />
        </Suspense>
      )}
      <Button
        ref={field.ref}
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={pictures.length >= MAX_IMAGES}
        aria-describedby="pictures-below"
        onClick={() => chooser.current?.click()}
      >
        Add pictures
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={PICTURE_KINDS.join(",")}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ""
        }}
      />
      <FormHelperText id="pictures-below" error={!!error} role={error ? "alert" : undefined}>
        {error ?? `JPEG, PNG, WebP or AVIF, up to 5 MB each, ${MAX_IMAGES} at most. The first is the preview.`}
      </FormHelperText>
    </Box>
  )
}

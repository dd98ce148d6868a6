import { MAX_IMAGES, MAX_PICTURE_BYTES } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import { useRef, useState } from "react"
import { useController } from "react-hook-form"
import { type FormPicture, isChosen, type ProductDraft } from "./form-fields"
import { PictureTile } from "./PictureTile"

const KINDS = ["image/jpeg", "image/png", "image/webp", "image/avif"]

/** What the server would refuse is said at once, before anything is sent. */
const refusal = (files: File[], already: number): string | undefined => {
  if (already + files.length > MAX_IMAGES) return `At most ${MAX_IMAGES} pictures`
  const wrong = files.find(({ type }) => !KINDS.includes(type))
  if (wrong) return `${wrong.name} is not a JPEG, PNG, WebP or AVIF picture`
  const large = files.find(({ size }) => size > MAX_PICTURE_BYTES)
  return large && `${large.name} is larger than 5 MB`
}

export const PictureInput = () => {
  const { field, fieldState } = useController<ProductDraft, "images">({ name: "images" })
  const [refused, setRefused] = useState<string>()
  const chooser = useRef<HTMLInputElement>(null)
  const pictures = field.value
  const error = refused ?? fieldState.error?.message

  const add = (files: File[]) => {
    const wrong = refusal(files, pictures.length)
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
  const move = (from: number, to: number) => field.onChange(pictures.with(from, pictures[to]).with(to, pictures[from]))

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      {pictures.length > 0 && (
        <Box
          component="ol"
          aria-label="Pictures"
          sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, m: 0, mb: 2, p: 0, listStyle: "none" }}
        >
          {pictures.map((picture, at) => (
            <PictureTile
              key={picture.id}
              url={picture.url}
              place={at + 1}
              onEarlier={at > 0 ? () => move(at, at - 1) : undefined}
              onLater={at < pictures.length - 1 ? () => move(at, at + 1) : undefined}
              onRemove={() => remove(picture)}
            />
          ))}
        </Box>
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
        accept={KINDS.join(",")}
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

import type { ProductImage } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import ButtonBase from "@mui/material/ButtonBase"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslate, useWrappedSource } from "react-admin"
import { useController, useFormContext, useWatch } from "react-hook-form"
import { errorMessage } from "../../components/error-message"
import { Notice } from "../../components/Notice"
import { PlainDialog } from "../../components/PlainDialog"
import type { EditedDraft } from "../edited-product"
import type { FormPicture } from "../form-fields"
import { uploadPictures } from "../picture-requests"
import { checkPictures, PICTURE_KINDS, preparePictures } from "../prepare-pictures"

const WORDS = "resources.products.variants"

/** Button with the picture of a variant or option value; its dialog offers the product's pictures and an upload. */
export const PictureChoice = ({ source, name }: { source: string; name: string }) => {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext<EditedDraft>()
  const { field } = useController({ name: useWrappedSource(source) })
  const images = useWatch<EditedDraft, "images">({ name: "images" })
  const [isOpen, setOpen] = useState(false)
  const chosen = images.find(({ id }) => id === field.value)
  const title = translate(`${WORDS}.pictureOf`, { name })
  const close = () => setOpen(false)
  const choose = (id: string) => {
    field.onChange(id)
    close()
  }
  return (
    <>
      <Button
        aria-label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44, width: 44, height: 44, p: 0, overflow: "hidden", border: 1, borderColor: "divider" }}
      >
        {chosen ? (
          <Box
            component="img"
            src={chosen.url}
            alt=""
            sx={{ display: "block", width: 1, height: 1, objectFit: "cover" }}
          />
        ) : (
          <AddIcon fontSize="small" />
        )}
      </Button>
      {isOpen && (
        <PlainDialog
          title={title}
          maxWidth="sm"
          onClose={close}
          buttons={
            <>
              <Button onClick={() => choose("")}>{translate(`${WORDS}.noPicture`)}</Button>
              <Button onClick={close}>{translate("ra.action.cancel")}</Button>
            </>
          }
        >
          <PictureGrid
            pictures={images}
            onUploaded={(picture) => setValue("images", [...getValues("images"), picture], { shouldDirty: true })}
            chosenId={chosen?.id}
            onChoose={choose}
          />
        </PlainDialog>
      )}
    </>
  )
}

const PRODUCTS = "resources.products"

type PictureGridProps = {
  pictures: FormPicture[]
  onUploaded: (picture: ProductImage) => void
  chosenId?: string
  onChoose: (id: string) => void
}

const PictureGrid = ({ pictures, onUploaded, chosenId, onChoose }: PictureGridProps) => {
  const translate = useTranslate()
  const [rejection, setRejection] = useState<ReturnType<typeof checkPictures>>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => (await uploadPictures([file]))[0],
    onSuccess: (picture) => {
      onUploaded(picture)
      onChoose(picture.id)
    },
  })
  const [isPreparing, setPreparing] = useState(false)
  const upload = async (original: File) => {
    setPreparing(true)
    const [file] = await preparePictures([original]).finally(() => setPreparing(false))
    const found = checkPictures([file], pictures.length)
    setRejection(found)
    if (!found) mutate(file)
  }
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {pictures.map(({ id, url }, at) => (
          <ButtonBase
            key={id}
            aria-label={translate(`${PRODUCTS}.pictures.alt`, { number: at + 1 })}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
            sx={{
              width: 96,
              height: 96,
              overflow: "hidden",
              border: 2,
              borderColor: id === chosenId ? "primary.main" : "divider",
              borderRadius: 1,
              "&:focus-visible": { outline: 3, outlineColor: "primary.main", outlineStyle: "solid" },
            }}
          >
            <Box component="img" src={url} alt="" sx={{ width: 1, height: 1, objectFit: "cover" }} />
          </ButtonBase>
        ))}
      </Box>
      <Button
        component="label"
        variant="outlined"
        startIcon={<AddIcon />}
        loading={isPending || isPreparing}
        sx={{ justifySelf: "start" }}
      >
        {translate(`${PRODUCTS}.variants.upload`)}
        <input
          type="file"
          accept={Object.keys(PICTURE_KINDS).join()}
          onChange={({ target }) => {
            if (target.files?.[0]) upload(target.files[0])
            target.value = ""
          }}
          style={{ position: "absolute", width: 1, height: 1, opacity: 0 }}
        />
      </Button>
      {rejection && <Notice severity="error" text={translate(...rejection)} />}
      {error && <Notice severity="error" text={errorMessage(error, "components.failed")} />}
    </Box>
  )
}

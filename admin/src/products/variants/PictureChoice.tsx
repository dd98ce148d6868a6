import { MAX_IMAGES } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import ButtonBase from "@mui/material/ButtonBase"
import { useState } from "react"
import { SourceContextProvider, useTranslate, useWrappedSource } from "react-admin"
import { useController, useFormContext, useWatch } from "react-hook-form"
import { PlainDialog } from "../../components/PlainDialog"
import type { EditedDraft } from "../edited-product"
import type { FormPicture } from "../form-fields"
import { PictureFiles } from "../PictureFiles"

const WORDS = "resources.products.variants"

/** Button with the picture of a variant or option value; its dialog offers the product's pictures and adds one. */
export const PictureChoice = ({ source, name }: { source: string; name: string }) => {
  const translate = useTranslate()
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
          <PictureGrid pictures={images} chosenId={chosen?.id} onChoose={choose} />
        </PlainDialog>
      )}
    </>
  )
}

const PRODUCTS = "resources.products"

type PictureGridProps = {
  pictures: FormPicture[]
  chosenId?: string
  onChoose: (id: string) => void
}

const PictureGrid = ({ pictures, chosenId, onChoose }: PictureGridProps) => {
  const translate = useTranslate()
  const { getValues } = useFormContext<EditedDraft>()
  const chooseAdded = () => {
    const [added] = getValues("images").slice(pictures.length)
    if (added) onChoose(added.id)
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
      {/* The product's pictures are outside of the variants, whose fields are in context. */}
      <SourceContextProvider value={undefined}>
        <PictureFiles
          source="images"
          multiple
          action={`${PRODUCTS}.variants.upload`}
          hint={translate(`${PRODUCTS}.pictures.hint`, { most: MAX_IMAGES })}
          maxFiles={MAX_IMAGES - pictures.length}
          existingCount={pictures.length}
          onChange={chooseAdded}
        />
      </SourceContextProvider>
    </Box>
  )
}

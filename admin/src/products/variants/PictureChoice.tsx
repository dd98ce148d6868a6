import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useState } from "react"
import { useTranslate, useWrappedSource } from "react-admin"
import { useController, useFormContext, useWatch } from "react-hook-form"
import type { EditedDraft } from "../edited-product"
import { Pictures } from "./Pictures"

const WORDS = "resources.products.variants"

type Props = { source: string; name: string }

/** A button that shows the picture of the variant or value `name`, and a dialog to choose another or none. */
export const PictureChoice = ({ source, name }: Props) => {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext<EditedDraft>()
  const { field } = useController({ name: useWrappedSource(source) })
  const images = useWatch<EditedDraft, "images">({ name: "images" })
  const [isOpen, setOpen] = useState(false)
  const shown = images.find(({ id }) => id === field.value)
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
        {shown ? (
          <Box
            component="img"
            src={shown.url}
            alt=""
            sx={{ display: "block", width: 1, height: 1, objectFit: "cover" }}
          />
        ) : (
          <AddIcon fontSize="small" />
        )}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="choose-picture">
          <DialogTitle id="choose-picture">{title}</DialogTitle>
          <DialogContent>
            <Pictures
              pictures={images}
              onUploaded={(picture) => setValue("images", [...getValues("images"), picture], { shouldDirty: true })}
              chosen={shown?.id}
              onChoose={choose}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => choose("")}>{translate(`${WORDS}.noPicture`)}</Button>
            <Button onClick={close}>{translate("ra.action.cancel")}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

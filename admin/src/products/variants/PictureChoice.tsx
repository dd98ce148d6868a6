import type { ProductImage } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/AddPhotoAlternateOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { Pictures } from "./Pictures"

const WORDS = "resources.products.variants"

/** The pictures to choose among, and what is called with one that was uploaded. */
export type PictureSet = { pictures: ProductImage[]; onUploaded: (picture: ProductImage) => void }
type Props = PictureSet & {
  /** What the picture is of. */
  name: string
  chosen?: string
  onChoose: (id: string | undefined) => void
}

/** A button that shows the picture of a variant or a value, and a dialog to choose another or none. */
export const PictureChoice = ({ name, chosen, onChoose, ...pictureSet }: Props) => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const shown = pictureSet.pictures.find(({ id }) => id === chosen)
  const title = translate(`${WORDS}.pictureOf`, { name })
  const close = () => setOpen(false)
  const choose = (id?: string) => {
    onChoose(id)
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
            <Pictures {...pictureSet} chosen={shown?.id} onChoose={choose} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => choose()}>{translate(`${WORDS}.noPicture`)}</Button>
            <Button onClick={close}>{translate("ra.action.cancel")}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

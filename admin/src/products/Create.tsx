import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useNotify } from "react-admin"
import { useLeaving } from "../components/unsaved"
import { NEW_PRODUCT } from "./form-fields"
import { MESSAGES } from "./messages"
import { ProductFormFrame } from "./ProductFormFrame"

type Props = { open: boolean; onClose: () => void }

/** Add Product, over the list. Escape or Cancel closes it, asking first when something was typed. */
const Create = ({ open, onClose }: Props) => {
  const fullScreen = useMediaQuery("(max-width: 700px)")
  const notify = useNotify()
  const { mayLose } = useLeaving()
  const close = async () => {
    if (await mayLose()) onClose()
  }

  return (
    <Dialog
      open={open}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="md"
      aria-labelledby="add-product"
      // A click beside the dialog is too easily made to be worth a half-typed product.
      onClose={(_, reason) => reason === "escapeKeyDown" && close()}
      slotProps={fullScreen ? { paper: { sx: { borderRadius: 0, border: 0 } } } : undefined}
    >
      <DialogTitle id="add-product" component="h2" sx={{ fontSize: "1.375rem", fontWeight: 700 }}>
        Add Product
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <ProductFormFrame
          initial={NEW_PRODUCT}
          submitLabel="Add Product"
          stickyFoot
          onSaved={() => {
            notify(MESSAGES.added, { type: "success" })
            onClose()
          }}
          cancel={
            <Button variant="outlined" onClick={close}>
              Cancel
            </Button>
          }
        />
      </DialogContent>
    </Dialog>
  )
}

export default Create

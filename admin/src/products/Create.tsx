import Button from "@mui/material/Button"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useNotify } from "react-admin"
import { FormDialog } from "../components/FormDialog"
import { NEW_PRODUCT } from "./form-fields"
import { MESSAGES } from "./messages"
import { ProductFormFrame } from "./ProductFormFrame"

type Props = { open: boolean; onClose: () => void }

/** Add Product, over the list. Escape or Cancel closes it, asking first when something was typed. */
const Create = ({ open, onClose }: Props) => {
  const fullScreen = useMediaQuery("(max-width: 700px)")
  const notify = useNotify()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="md"
      aria-labelledby="add-product"
      slotProps={fullScreen ? { paper: { sx: { borderRadius: 0, border: 0 } } } : undefined}
    >
      {(close) => (
        <>
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
        </>
      )}
    </FormDialog>
  )
}

export default Create

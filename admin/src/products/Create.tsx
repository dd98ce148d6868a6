import Button from "@mui/material/Button"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import useMediaQuery from "@mui/material/useMediaQuery"
import { CreateBase, useNotify, useRefresh, useTranslate } from "react-admin"
import { FormDialog } from "../components/FormDialog"
import { ProductForm } from "./ProductForm"

type Props = { onClose: () => void }

/** Add Product, over the list. Escape or Cancel closes it, asking first when something was typed. */
const Create = ({ onClose }: Props) => {
  const fullScreen = useMediaQuery("(max-width: 700px)")
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const onSuccess = () => {
    notify("resources.products.added", { type: "success" })
    refresh()
    onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      fullScreen={fullScreen}
      maxWidth="md"
      aria-labelledby="add-product"
      slotProps={fullScreen ? { paper: { sx: { borderRadius: 0, border: 0 } } } : undefined}
    >
      {(close) => (
        <>
          <DialogTitle id="add-product" component="h2" sx={{ fontSize: "1.375rem", fontWeight: 700 }}>
            {translate("resources.products.form.add")}
          </DialogTitle>
          <DialogContent sx={{ pb: 0 }}>
            <CreateBase resource="products" redirect={false} mutationOptions={{ onSuccess }}>
              <ProductForm
                submitLabel="resources.products.form.add"
                cancel={
                  <Button variant="outlined" onClick={close}>
                    {translate("components.cancel")}
                  </Button>
                }
              />
            </CreateBase>
          </DialogContent>
        </>
      )}
    </FormDialog>
  )
}

export default Create

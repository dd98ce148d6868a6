import Box from "@mui/material/Box"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import useMediaQuery from "@mui/material/useMediaQuery"
import { CreateBase, SimpleForm, useNotify, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { FormDialog } from "../components/PlainDialog"
import { FORM_DEFAULTS } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { NEW_PRODUCT, ProductFields } from "./form-fields"
import * as Inputs from "./Inputs"
import { ProductFormFooter } from "./ProductFormFooter"

const resolver = zodForm(ProductFields)

/** Add Product dialog. Escape and Cancel ask first when there are unsaved changes. */
const Create = ({ onClose }: { onClose: () => void }) => {
  const fullScreen = useMediaQuery("(max-width: 700px)")
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { showError } = useDialogs()
  const onSuccess = () => {
    notify("resources.products.added", { type: "success" })
    refresh()
    onClose()
  }
  return (
    <FormDialog open onClose={onClose} fullScreen={fullScreen} maxWidth="md" aria-labelledby="add-product">
      {(close) => (
        <>
          <DialogTitle id="add-product" component="h2" sx={{ fontSize: "1.375rem", fontWeight: 700 }}>
            {translate("resources.products.form.add")}
          </DialogTitle>
          <DialogContent sx={{ pb: 0 }}>
            <CreateBase
              resource="products"
              redirect={false}
              mutationOptions={{ onSuccess, onError: (error: unknown) => void showError(error) }}
            >
              <SimpleForm
                record={NEW_PRODUCT}
                resolver={resolver}
                {...FORM_DEFAULTS}
                component={Box}
                toolbar={<ProductFormFooter submitLabel="resources.products.form.add" onCancel={close} />}
              >
                <Box sx={{ display: "grid", gap: 4, width: "100%" }}>
                  <Inputs.TextInputs />
                  <Inputs.PictureInputs />
                  <Inputs.PriceInputs />
                  <Inputs.AttributeInputs />
                  <Inputs.HindiInputs />
                  <Inputs.MeasureInputs />
                  <Inputs.LegalInputs />
                  <Inputs.ReturnInputs />
                  <Inputs.ActiveInput />
                </Box>
              </SimpleForm>
            </CreateBase>
          </DialogContent>
        </>
      )}
    </FormDialog>
  )
}

export default Create

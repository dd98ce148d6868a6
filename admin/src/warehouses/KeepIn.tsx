import { KeepInWarehouse, type ProductWarehouse } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import DialogContentText from "@mui/material/DialogContentText"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type HttpError, ResourceContextProvider, SelectInput, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { sentenceOf } from "../components/sentence-of"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { warehouseRequests } from "./requests"

const WORDS = "resources.warehouses"
const resolver = zodForm(KeepInWarehouse)

/** Opens which warehouse a product is kept in; nothing where the shop has one alone. */
export const OpenWarehouse = ({ id }: { id: string }) => {
  const translate = useTranslate()
  const shop = useShopData<typeof warehouseRequests>()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ["product-warehouse", id],
    queryFn: ({ signal }) => shop.productWarehouse(id, signal),
  })
  if (!data || data.places.length < 2) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(`${WORDS}.open`)}
      </Button>
      {open && <KeepIn product={data} onClose={() => setOpen(false)} />}
    </>
  )
}

const KeepIn = ({ product, onClose }: { product: ProductWarehouse; onClose: () => void }) => {
  const translate = useTranslate()
  const shop = useShopData<typeof warehouseRequests>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const save = async (values: FieldValues) => {
    setFailure(undefined)
    try {
      const saved = await shop.keepInWarehouse(product.id, values as KeepInWarehouse)
      queryClient.setQueryData(["product-warehouse", product.id], saved)
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      setFailure(sentenceOf(error, translate("components.failed")))
      return undefined
    }
    notify(`${WORDS}.kept`, { type: "success" })
    onClose()
  }
  return (
    <ResourceContextProvider value="warehouses">
      <DialogForm
        title={translate(`${WORDS}.keepTitle`)}
        submitLabel={`${WORDS}.keep`}
        defaultValues={{ location_id: product.location_id }}
        resolver={resolver}
        onSubmit={save}
        onClose={onClose}
      >
        <DialogContentText>{translate(`${WORDS}.keepText`)}</DialogContentText>
        {failure && <Alert severity="error">{failure}</Alert>}
        <SelectInput source="location_id" choices={product.places} translateChoice={false} isRequired />
      </DialogForm>
    </ResourceContextProvider>
  )
}

import { SaveWarehouse, type Warehouse } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import Alert from "@mui/material/Alert"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type HttpError, SelectInput, TextInput, useLocale, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { sentenceOf } from "../components/sentence-of"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { warehouseRequests } from "./requests"

const WORDS = "resources.warehouses"
const resolver = zodForm(SaveWarehouse)
const NOTHING = {
  ...{ name: "", address_1: "", address_2: "", city: "", state: "", postal_code: "" },
  ...{ phone: "", gstin: "", pickup_location: "" },
}
/** An unchosen state is an empty text. */
const asText = (chosen: string | null) => chosen ?? ""

type Props = { /** left out, a new one is added */ warehouse?: Warehouse; onClose: () => void }

/** A warehouse's name, address and registration. */
export const WarehouseDialog = ({ warehouse, onClose }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const shop = useShopData<typeof warehouseRequests>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const states = STATES.map((state) => ({ id: state.code, name: state[locale === "hi" ? "hi" : "en"] }))
  const save = async (values: FieldValues) => {
    setFailure(undefined)
    try {
      await shop.saveWarehouse(warehouse?.id, values as SaveWarehouse)
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      setFailure(sentenceOf(error, translate("components.failed")))
      return undefined
    }
    void queryClient.invalidateQueries({ queryKey: ["warehouses"] })
    notify(`${WORDS}.saved`, { type: "success" })
    onClose()
  }
  return (
    <DialogForm
      title={warehouse?.name ?? translate(`${WORDS}.addTitle`)}
      submitLabel={`${WORDS}.save`}
      defaultValues={warehouse ?? NOTHING}
      resolver={resolver}
      maxWidth="sm"
      onSubmit={save}
      onClose={onClose}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextInput source="name" isRequired />
      <TextInput source="address_1" isRequired />
      <TextInput source="address_2" />
      <TextInput source="city" isRequired />
      <SelectInput source="state" choices={states} translateChoice={false} emptyText="–" parse={asText} isRequired />
      <TextInput source="postal_code" isRequired slotProps={{ htmlInput: { inputMode: "numeric" } }} />
      <TextInput source="phone" type="tel" />
      <TextInput source="gstin" helperText={`${WORDS}.hints.gstin`} />
      <TextInput source="pickup_location" helperText={`${WORDS}.hints.pickup_location`} />
    </DialogForm>
  )
}

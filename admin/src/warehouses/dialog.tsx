import { SaveWarehouse, type Warehouse } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import { SelectInput, TextInput, useLocale } from "react-admin"
import type { DialogRecords } from "../components/DialogResource"

const HINTS = "resources.warehouses.hints"
const NEW_WAREHOUSE = {
  name: "",
  address_1: "",
  address_2: "",
  city: "",
  state: "",
  postal_code: "",
  phone: "",
  gstin: "",
  pickup_location: "",
}

/** States are named in the language of the back office; one that is not chosen is an empty text. */
const StateInput = () => {
  const language = useLocale() === "hi" ? "hi" : "en"
  return (
    <SelectInput
      source="state"
      choices={[...STATES]}
      optionValue="code"
      optionText={language}
      translateChoice={false}
      emptyText="–"
      parse={(code: string | null) => code ?? ""}
      isRequired
    />
  )
}

/** Places besides the shop's own that goods leave from: their names, addresses and registrations. */
export const warehouses: DialogRecords = {
  resource: "warehouses",
  contract: SaveWarehouse,
  toValues: (warehouse?: Warehouse) => warehouse ?? NEW_WAREHOUSE,
  inputs: (
    <>
      <TextInput source="name" isRequired />
      <TextInput source="address_1" isRequired />
      <TextInput source="address_2" />
      <TextInput source="city" isRequired />
      <StateInput />
      <TextInput source="postal_code" isRequired slotProps={{ htmlInput: { inputMode: "numeric" } }} />
      <TextInput source="phone" type="tel" />
      <TextInput source="gstin" helperText={`${HINTS}.gstin`} />
      <TextInput source="pickup_location" helperText={`${HINTS}.pickup_location`} />
    </>
  ),
}

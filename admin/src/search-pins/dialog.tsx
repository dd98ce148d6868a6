import { SavePin, type SearchPinRow } from "@haat/search/contract"
import Typography from "@mui/material/Typography"
import { TextInput, useRecordContext, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import type { DialogRecords } from "../components/DialogResource"
import { PinnedProducts } from "./PinnedProducts"

const WORDS = "resources.search-pins"

/** The text, which stays as it is once it has products, and the products in their order. */
const Inputs = () => {
  const translate = useTranslate()
  const pin = useRecordContext<SearchPinRow>()
  const { getValues } = useFormContext()
  return (
    <>
      {pin ? (
        <Typography>{translate(`${WORDS}.forText`, { text: pin.text })}</Typography>
      ) : (
        <TextInput source="text" isRequired autoFocus={!getValues("text")} helperText={`${WORDS}.hint`} />
      )}
      <PinnedProducts />
    </>
  )
}

/** Products that come first for a search text. */
export const searchPins: DialogRecords = {
  resource: "search-pins",
  contract: SavePin,
  changing: "product_ids",
  toValues: (pin?: SearchPinRow) => ({ text: pin?.text ?? "", product_ids: pin?.products.map(({ id }) => id) ?? [] }),
  inputs: <Inputs />,
}

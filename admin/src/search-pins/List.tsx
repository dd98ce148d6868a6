import type { ShopProduct } from "@haat/catalog/contract"
import { MAX_PINNED_PRODUCTS, SavePin, type SearchPinRow } from "@haat/search/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { TextInput, useGetManyAggregate, useRecordContext, useTranslate } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import { type DialogRecords, DialogResource } from "../components/DialogResource"
import { Notice, RetryNotice } from "../components/Notice"
import { Col } from "../components/Table"
import { ChosenProducts } from "../products/ChosenProducts"
import { ProductPicker } from "../products/ProductPicker"

const WORDS = "resources.search-pins"

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

export const searchPins: DialogRecords = {
  resource: "search-pins",
  contract: SavePin,
  editableField: "product_ids",
  toValues: (pin?: SearchPinRow) => ({ text: pin?.text ?? "", product_ids: pin?.products.map(({ id }) => id) ?? [] }),
  inputs: <Inputs />,
}

const PinnedProducts = () => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { errors, isSubmitted } = useFormState()
  const ids: string[] = useWatch({ name: "product_ids" })
  const { data: products, error, refetch } = useGetManyAggregate<ShopProduct>("products", { ids })
  const setIds = (product_ids: string[]) =>
    setValue("product_ids", product_ids, { shouldDirty: true, shouldValidate: isSubmitted })
  const problem = errors.product_ids?.message
  return (
    <>
      <ProductPicker chosen={ids} full={ids.length >= MAX_PINNED_PRODUCTS} onPick={({ id }) => setIds([...ids, id])} />
      {problem && <Notice severity="error" text={String(problem)} />}
      {error && <RetryNotice text="components.failed" onRetry={refetch} />}
      {products && (
        <ChosenProducts
          products={ids.flatMap((id) => products.find((product) => product.id === id) ?? [])}
          label={translate("resources.search-pins.fields.products")}
          onChange={(chosen) => setIds(chosen.map(({ id }) => id))}
        />
      )}
    </>
  )
}

const SearchPinList = () => (
  <DialogResource {...searchPins}>
    <Col source="text" sx={{ fontWeight: 600 }} />
    <Col source="products" disableSort render={({ products }: SearchPinRow) => <ProductNames products={products} />} />
  </DialogResource>
)

const ProductNames = ({ products }: Pick<SearchPinRow, "products">) => (
  <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
    {products.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </Box>
)

export default SearchPinList

import type { ShopProduct } from "@haat/catalog/contract"
import { MAX_PINNED_PRODUCTS } from "@haat/search/contract"
import FormHelperText from "@mui/material/FormHelperText"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import { ChosenProducts } from "../customize/ChosenProducts"
import { ProductPicker } from "../customize/ProductPicker"

/** The form's `product_ids`: products that are found and added, put into order and taken away. `first` are those it has. */
export const PinnedProducts = ({ first }: { first: ShopProduct[] }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { errors, isSubmitted } = useFormState()
  const [known, setKnown] = useState(first)
  const ids: string[] = useWatch({ name: "product_ids" })
  const chosen = ids.flatMap((id) => known.find((product) => product.id === id) ?? [])
  const set = (products: ShopProduct[]) => {
    const product_ids = products.map(({ id }) => id)
    setValue("product_ids", product_ids, { shouldDirty: true, shouldValidate: isSubmitted })
  }
  const problem = errors.product_ids?.message
  return (
    <>
      <ProductPicker
        chosen={ids}
        full={ids.length >= MAX_PINNED_PRODUCTS}
        onPick={(product) => {
          setKnown([...known, product])
          set([...chosen, product])
        }}
      />
      {problem && (
        <FormHelperText error role="alert">
          {translate(String(problem), { _: String(problem) })}
        </FormHelperText>
      )}
      <ChosenProducts products={chosen} label={translate("resources.search-pins.fields.products")} onChange={set} />
    </>
  )
}

import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import { AutocompleteInput, ReferenceInput } from "react-admin"
import { useFormContext } from "react-hook-form"

const SHOWN = 6

type Props = { chosen: string[]; full: boolean; onPick: (product: ShopProduct) => void }

/** Searches products and adds them to those chosen. */
export const ProductPicker = ({ chosen, full, onPick }: Props) => {
  const { setValue } = useFormContext()
  return (
    <ReferenceInput source="picked" reference="products" perPage={SHOWN} sort={{ field: "name", order: "ASC" }}>
      <AutocompleteInput
        label="resources.products.picker.search"
        noOptionsText="resources.products.picker.noMatch"
        optionText={({ name, price }: ShopProduct) => `${name} · ${money(price)}`}
        getOptionDisabled={({ id }) => chosen.includes(String(id))}
        disabled={full}
        onChange={(_, product) => {
          if (product) onPick(product as ShopProduct)
          setValue("picked", "")
        }}
        blurOnSelect
        sx={{ maxWidth: 480 }}
      />
    </ReferenceInput>
  )
}

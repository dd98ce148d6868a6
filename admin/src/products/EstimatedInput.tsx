import { MEASURES, type ShopProduct } from "@haat/catalog/contract"
import { CheckboxGroupInput, useRecordContext } from "react-admin"

const FORM = "resources.products.form"
const CHOICES = MEASURES.map((id) => ({ id, name: `resources.products.fields.${id}` }))

/** Measures that an import guessed: each is ticked until it is typed anew, or unticked as right. */
export const EstimatedInput = () => {
  const product = useRecordContext<Partial<ShopProduct>>()
  const choices = CHOICES.filter(({ id }) => product?.estimated?.includes(id))
  if (!choices.length) return null
  return (
    <CheckboxGroupInput
      source="estimated"
      label={`${FORM}.estimated`}
      helperText={`${FORM}.estimatedHint`}
      choices={choices}
      sx={{ gridColumn: "1 / -1" }}
    />
  )
}

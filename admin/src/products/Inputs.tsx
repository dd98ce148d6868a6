import { BooleanInput, TextInput } from "react-admin"
import { CategoryInput } from "../categories/CategoryInput"
import { AmountInput } from "../components/AmountInput"
import { FactsInputs } from "../components/FactsInputs"
import { ReturnRuleInput } from "../returns/ReturnRuleInput"
import { AttributesInput } from "./AttributesInput"
import { EstimatedInput } from "./EstimatedInput"
import { Group } from "./Group"
import { PicturesInput } from "./PicturesInput"

const FORM = "resources.products.form"
const HINDI = { slotProps: { htmlInput: { lang: "hi" } } }

export const TextInputs = () => (
  <Group title={`${FORM}.what`}>
    <TextInput source="name" isRequired />
    <TextInput source="description" isRequired multiline minRows={2} />
    <CategoryInput source="category_id" isRequired placeholder={`${FORM}.chooseCategory`} />
    <TextInput source="about" isRequired multiline minRows={4} />
  </Group>
)

export const PictureInputs = () => (
  <Group title={`${FORM}.pictures`}>
    <PicturesInput source="images" />
  </Group>
)

/** Price and stock of a product of one kind. */
export const PriceInputs = () => (
  <Group title={`${FORM}.priceAndStock`} columns>
    <AmountInput source="price" before="₹" />
    <AmountInput source="quantity" step={1} />
  </Group>
)

export const AttributeInputs = () => (
  <Group title={`${FORM}.attributes`}>
    <AttributesInput source="attributes" />
  </Group>
)

export const HindiInputs = () => (
  <Group title={`${FORM}.hindi`} hint={`${FORM}.hindiHint`}>
    <TextInput source="name_hi" {...HINDI} />
    <TextInput source="description_hi" multiline minRows={2} {...HINDI} />
    <TextInput source="about_hi" multiline minRows={4} {...HINDI} />
    <AttributesInput source="attributes_hi" />
  </Group>
)

export const MeasureInputs = () => (
  <Group title={`${FORM}.weightAndSize`} columns>
    <AmountInput source="weight" unit="kg" helperText={`${FORM}.weightHint`} />
    <AmountInput source="length" unit="cm" />
    <AmountInput source="breadth" unit="cm" />
    <AmountInput source="height" unit="cm" />
    <EstimatedInput />
  </Group>
)

export const LegalInputs = () => (
  <Group title={`${FORM}.facts`} hint={`${FORM}.factsHint`}>
    <FactsInputs />
  </Group>
)

export const ReturnInputs = () => (
  <Group title={`${FORM}.returns`} hint={`${FORM}.returnsHint`}>
    <ReturnRuleInput source="returns" />
  </Group>
)

export const ActiveInput = () => <BooleanInput source="active" label={`${FORM}.active`} />

import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"
import { BooleanInput, TextInput, useTranslate } from "react-admin"
import { CategoryInput } from "../categories/CategoryInput"
import { AmountInput } from "../components/AmountInput"
import { FactsInputs } from "../components/FactsInputs"
import { ReturnRuleInput } from "../returns/ReturnRuleInput"
import { AttributesInput } from "./AttributesInput"
import { EstimatedInput } from "./EstimatedInput"
import { PicturesInput } from "./PicturesInput"

const FORM = "resources.products.form"
const HINDI = { slotProps: { htmlInput: { lang: "hi" } } }

/** Every field of a product, as adding and editing share them; one in several variants has its prices and stock in these. */
export const Inputs = ({ isVaried = false }) => (
  <Box sx={{ display: "grid", gap: 4, width: "100%" }}>
    <Group title={`${FORM}.what`}>
      <TextInput source="name" isRequired />
      <TextInput source="description" isRequired multiline minRows={2} />
      <CategoryInput source="category_id" isRequired placeholder={`${FORM}.chooseCategory`} />
      <TextInput source="about" isRequired multiline minRows={4} />
    </Group>
    <Group title={`${FORM}.pictures`}>
      <PicturesInput source="images" />
    </Group>
    {isVaried ? (
      <Group title={`${FORM}.priceAndStock`} hint="resources.products.variants.priceHint" />
    ) : (
      <Group title={`${FORM}.priceAndStock`} columns>
        <AmountInput source="price" before="₹" />
        <AmountInput source="quantity" step={1} />
      </Group>
    )}
    <Group title={`${FORM}.attributes`}>
      <AttributesInput source="attributes" />
    </Group>
    <Group title={`${FORM}.hindi`} hint={`${FORM}.hindiHint`}>
      <TextInput source="name_hi" {...HINDI} />
      <TextInput source="description_hi" multiline minRows={2} {...HINDI} />
      <TextInput source="about_hi" multiline minRows={4} {...HINDI} />
      <AttributesInput source="attributes_hi" />
    </Group>
    <Group title={`${FORM}.weightAndSize`} columns>
      <AmountInput source="weight" unit="kg" helperText={`${FORM}.weightHint`} />
      <AmountInput source="length" unit="cm" />
      <AmountInput source="breadth" unit="cm" />
      <AmountInput source="height" unit="cm" />
      <EstimatedInput />
    </Group>
    <Group title={`${FORM}.facts`} hint={`${FORM}.factsHint`}>
      <FactsInputs />
    </Group>
    <Group title={`${FORM}.returns`} hint={`${FORM}.returnsHint`}>
      <ReturnRuleInput source="returns" />
    </Group>
    <BooleanInput source="active" label={`${FORM}.active`} />
  </Box>
)

type GroupProps = { title: string; hint?: string; columns?: boolean; children?: ReactNode }

const Group = ({ title, hint, columns, children }: GroupProps) => {
  const id = useId()
  const translate = useTranslate()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {translate(title)}
      </Typography>
      {hint && (
        <Typography sx={{ fontSize: "0.875rem", color: "text.secondary", mt: 0.5 }}>{translate(hint)}</Typography>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          mt: 1.5,
          alignItems: "start",
          gridTemplateColumns: columns ? { sm: "1fr 1fr" } : "minmax(0, 1fr)",
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

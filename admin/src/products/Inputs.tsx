import { MAX_IMAGES, MEASURES, type ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import { lazy, Suspense } from "react"
import { BooleanInput, CheckboxGroupInput, TextInput, useRecordContext, useTranslate } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import { CategoryInput } from "../categories/CategoryInput"
import { AmountInput } from "../components/AmountInput"
import { FactsInputs } from "../components/FactsInputs"
import { ReturnRuleInput } from "../returns/ReturnRuleInput"
import { AttributesInput } from "./AttributesInput"
import type { FormPicture } from "./form-fields"
import { Group } from "./Group"
import { PictureFiles } from "./PictureFiles"

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

const CHOICES = MEASURES.map((id) => ({ id, name: `resources.products.fields.${id}` }))

/** Measures that an import estimated: ticked until they are edited or confirmed by unticking. */
const EstimatedInput = () => {
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

const PictureTiles = lazy(() => import("./PictureTiles"))

const PicturesInput = ({ source }: { source: string }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  const pictures: FormPicture[] = useWatch({ name: source }) ?? []
  const set = (next: FormPicture[]) => setValue(source, next, { shouldDirty: true, shouldValidate: isSubmitted })
  return (
    <Box>
      {pictures.length > 0 && (
        <Suspense>
          <PictureTiles
            pictures={pictures}
            onSort={set}
            onRemove={(gone) => {
              if ("rawFile" in gone) URL.revokeObjectURL(gone.url)
              set(pictures.filter((picture) => picture !== gone))
            }}
          />
        </Suspense>
      )}
      <PictureFiles
        source={source}
        multiple
        action="resources.products.pictures.add"
        hint={translate("resources.products.pictures.hint", { most: MAX_IMAGES })}
        maxFiles={MAX_IMAGES - pictures.length}
        existingCount={pictures.length}
      />
    </Box>
  )
}

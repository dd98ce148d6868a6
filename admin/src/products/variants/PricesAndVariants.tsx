import { type Category, MAX_OPTIONS } from "@haat/catalog/contract"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { ArrayInputBase, CanAccess, useTranslate } from "react-admin"
import { get, useFormContext, useFormState, useWatch } from "react-hook-form"
import { CategorySizeChart } from "../../categories/CategorySizeChart"
import { DialogButton } from "../../components/buttons"
import { firstFieldError } from "../../components/error-message"
import { Notice } from "../../components/Notice"
import type { EditedDraft } from "../edited-product"
import { Group } from "../Group"
import { PriceInputs } from "../Inputs"
import { hasVariants, restoreAllCombinations } from "./draft"
import { OptionFields } from "./OptionFields"
import { SizeChartInput } from "./SizeChartInput"
import { useChangeVariants } from "./use-variants"
import { VariantTable } from "./VariantTable"

const WORDS = "resources.products"

type Props = { category: Pick<Category, "id" | "name"> | null }

export const PricesAndVariants = ({ category }: Props) => {
  const translate = useTranslate()
  const options = useWatch<EditedDraft, "variants.options">({ name: "variants.options" })
  return (
    <>
      {hasVariants({ options }) ? (
        <Group title={`${WORDS}.form.priceAndStock`} hint={`${WORDS}.variants.priceHint`} />
      ) : (
        <PriceInputs />
      )}
      <Group title={`${WORDS}.variants.title`} hint={`${WORDS}.variants.hint`}>
        <VariantsInput />
      </Group>
      <Group title={`${WORDS}.sizeChart.title`} hint={`${WORDS}.sizeChart.hint`}>
        <SizeChartInput source="size_chart" title={translate(`${WORDS}.sizeChart.ofProduct`)} />
        {category && <CategoryChartButton category={category} />}
      </Group>
    </>
  )
}

const CategoryChartButton = ({ category }: { category: NonNullable<Props["category"]> }) => {
  const translate = useTranslate()
  return (
    <CanAccess resource="categories" action="edit">
      <DialogButton
        variant="outlined"
        label={translate(`${WORDS}.sizeChart.ofCategory`, { name: category.name })}
        sx={{ justifySelf: "start" }}
        dialog={(close) => <CategorySizeChart category={category} onClose={close} />}
      />
    </CanAccess>
  )
}

const VARIANTS = "resources.products.variants"

const VariantsInput = () => {
  const translate = useTranslate()
  const change = useChangeVariants()
  const options = useWatch<EditedDraft, "variants.options">({ name: "variants.options" })
  const leftOut = useWatch<EditedDraft, "variants.excluded">({ name: "variants.excluded" })
  return (
    <>
      {options.map((option, at) => (
        <OptionFields
          // An option has no id, and its name changes while typing.
          key={at}
          option={option}
          at={at}
        />
      ))}
      {options.length < MAX_OPTIONS && (
        <Button
          variant="outlined"
          sx={{ justifySelf: "start" }}
          onClick={() => change((draft) => ({ ...draft, options: [...draft.options, { title: "", values: [] }] }))}
        >
          {translate(`${VARIANTS}.addOption`)}
        </Button>
      )}
      <div>
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem", mb: 1 }}>
          {translate(`${VARIANTS}.keys`)}
        </Typography>
        <ArrayInputBase source="variants.rows">
          <VariantTable />
        </ArrayInputBase>
      </div>
      {leftOut.length > 0 && (
        <Button sx={{ justifySelf: "start" }} onClick={() => change(restoreAllCombinations)}>
          {translate(`${VARIANTS}.takeAll`)}
        </Button>
      )}
      <FirstVariantError />
    </>
  )
}

const FirstVariantError = () => {
  const translate = useTranslate()
  const { getValues } = useFormContext<EditedDraft>()
  const { errors } = useFormState<EditedDraft>({ name: "variants" })
  const sentence = firstFieldError(errors.variants)
  if (!sentence) return null
  const rowErrors = (get(errors, "variants.rows") ?? []) as unknown[]
  const at = rowErrors.findIndex((error) => firstFieldError(error) === sentence)
  const variant = at < 0 ? "" : getValues(`variants.rows.${at}.values`).join(", ")
  return <Notice severity="error" text={variant ? translate(`${VARIANTS}.of`, { variant, sentence }) : sentence} />
}

import { RATE_CLASSES } from "@haat/catalog/contract"
import type { CategoryTax, PriceInGap, ProductTax } from "@haat/gst/contract"
import { money } from "@haat/sdk/money"
import Typography from "@mui/material/Typography"
import { SelectInput, TextInput, type TranslateFunction, useTranslate } from "react-admin"
import { Notice } from "../components/Notice"

const WORDS = "resources.tax-settings"
const CLASSES = RATE_CLASSES.map((id) => ({ id, name: `${WORDS}.classes.${id}` }))
const SUPPLIES = ["taxable", "exempt"].map((id) => ({ id, name: `${WORDS}.${id}` }))

const emptyToNull = (typed: string | null) => typed || null
const toSupply = (exempt: boolean | null) => (exempt === null ? "" : exempt ? "exempt" : "taxable")
const toExempt = (supply: string | null) => (supply ? supply === "exempt" : null)

type Props = {
  /** The product's tax, or that of a category for products without their own. */
  tax: CategoryTax & Partial<ProductTax>
  /** Form field that holds the classification, such as "tax"; omitted if the form has no other fields. */
  source?: string
}

/** Inputs for the tax of a product or of a category: HSN code, rate, and whether it is taxable or exempt. */
export const GoodsTaxInputs = ({ tax, source }: Props) => {
  const translate = useTranslate()
  const input = (field: string) => ({
    source: source ? `${source}.${field}` : field,
    label: `${WORDS}.fields.${field}`,
  })
  const inheritedLabel = `${WORDS}.${tax.applied ? "ofCategory" : "byDefault"}`
  return (
    <>
      <Typography color="text.secondary">
        {translate(`${WORDS}.${tax.applied ? "goodsText" : "categoryText"}`)}
      </Typography>
      {tax.applied && <AppliedTax tax={tax as ProductTax} />}
      <TextInput
        {...input("hsn")}
        parse={emptyToNull}
        placeholder={tax.category?.hsn ?? undefined}
        slotProps={{ htmlInput: { inputMode: "numeric" } }}
      />
      <SelectInput {...input("rate_class")} choices={CLASSES} emptyText={inheritedLabel} parse={emptyToNull} />
      <SelectInput
        {...input("exempt")}
        choices={SUPPLIES}
        emptyText={inheritedLabel}
        format={toSupply}
        parse={toExempt}
      />
    </>
  )
}

const AppliedTax = ({ tax: { applied, rates, in_gap } }: { tax: ProductTax }) => {
  const translate = useTranslate()
  const percent = rates && [...new Set([rates.low, rates.high])].map((rate) => `${rate / 100}%`).join("–")
  return (
    <>
      <Typography color="text.secondary">
        {translate(`${WORDS}.applied`, {
          hsn: applied.hsn || translate(`${WORDS}.noHsn`),
          rate: percent ?? translate(`${WORDS}.noTax`),
        })}
      </Typography>
      {in_gap.slice(0, 5).map((one) => (
        <Notice key={one.variant_id} severity="warning" text={gapText(translate, one)} />
      ))}
    </>
  )
}

export const gapText = (translate: TranslateFunction, { name, price, nearest_low, nearest_high }: PriceInGap) =>
  translate("resources.tax-settings.gap", {
    name,
    price: money(price),
    low: money(nearest_low),
    high: money(nearest_high),
  })

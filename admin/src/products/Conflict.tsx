import { presentFacts } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type TranslateFunction, useTranslate } from "react-admin"
import { flushSync } from "react-dom"
import { useFormContext } from "react-hook-form"
import { TextButton } from "../components/buttons"
import { PlainDialog } from "../components/PlainDialog"
import { type EditedDraft, type OpenedProduct, toEditedDraft } from "./edited-product"
import { changedFields, type ProductDraft } from "./form-fields"
import { clearOwnPrice, type Draft, fillOwnPrice, hasVariants, ownPrice } from "./variants/draft"
import { rebase } from "./variants/rebase"
import { useMarkDirty } from "./variants/use-variants"

type Props = {
  /** The version that this person opened. */
  before: EditedDraft
  /** The current version; null when it was deleted. */
  current: OpenedProduct | null
  /** Restarts the form with the current product. */
  onGoOn: (current: OpenedProduct) => void
  onClose: () => void
}

const WORDS = "resources.products.conflict"
const CALLED_OTHERWISE = [
  "facts",
  "breadth",
  "name_hi",
  "description_hi",
  "about_hi",
  "variants",
  "size_chart",
  "tax",
  "location_id",
]

/** Two edited one product and the other was quicker: says what they changed, and asks what to go on from. */
export const Conflict = ({ before, current, onGoOn, onClose }: Props) => {
  const translate = useTranslate()
  const { getValues, reset, setValues } = useFormContext<EditedDraft>()
  const markDirty = useMarkDirty()
  const now = current ? toEditedDraft(current) : before
  const theirs = changedFields(before, now)
  const typed = getValues()
  const mine = changedFields(before, typed)
  /** The variants that were typed on top of theirs; with the last option, price and stock move to the product's own. */
  const variantsOnTop = (variants: Draft) => {
    const drafts = [fillOwnPrice(before.variants, before), fillOwnPrice(now.variants, now)] as const
    const rebased = rebase(fillOwnPrice(variants, typed), ...drafts)
    const isLast = hasVariants(now.variants) && !hasVariants(rebased)
    return { variants: clearOwnPrice(rebased), ...(isLast && ownPrice(rebased)) }
  }
  const goOn = (kept: Partial<EditedDraft>) => {
    if (!current) return
    // The form has what they made of it before what was typed here is put on top.
    flushSync(() => onGoOn(current))
    reset(now)
    setValues({ ...kept, ...(kept.variants && variantsOnTop(kept.variants)) })
    markDirty()
    onClose()
  }
  const labelOf = (field: string) =>
    translate(CALLED_OTHERWISE.includes(field) ? `${WORDS}.${field}` : `resources.products.fields.${field}`)
  return (
    <PlainDialog
      title={translate(`${WORDS}.title`)}
      role="alertdialog"
      maxWidth="sm"
      onClose={onClose}
      buttons={
        <>
          <TextButton label={`${WORDS}.back`} onClick={onClose} />
          {current && (
            <>
              <TextButton variant="outlined" label={`${WORDS}.newest`} onClick={() => goOn({})} />
              <TextButton variant="contained" label={`${WORDS}.mine`} onClick={() => goOn(mine)} />
            </>
          )}
        </>
      }
    >
      <Typography>{translate(current ? `${WORDS}.text` : `${WORDS}.gone`)}</Typography>
      {current && (
        <Box
          component="ul"
          aria-label={translate(`${WORDS}.changes`)}
          sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}
        >
          {(Object.keys(theirs) as (keyof EditedDraft)[]).map((field) => (
            <li key={field}>
              <b>{labelOf(field)}</b>: {shown(field, [before, now], current, translate)} →{" "}
              {shown(field, [now, before], current, translate)}
              {field in mine && translate(`${WORDS}.mineToo`)}
            </li>
          ))}
        </Box>
      )}
    </PlainDialog>
  )
}

const ruleWord = (rule: ProductDraft["returns"]) =>
  !rule ? "inherited" : !rule.returnable ? "none" : rule.exchange_only ? "exchange" : "returns"

const MAX_LENGTH = 60

/** The rows of one that the other has not, or has otherwise. */
const otherRows = (one: Draft, other: Draft) => {
  const textsOf = ({ rows }: Draft) =>
    rows.map(({ values, price, quantity }) => `${values.join(" ")} ${price} × ${quantity}`.trim())
  const known = textsOf(other)
  return textsOf(one).filter((text) => !known.includes(text))
}

const shown = (
  field: keyof EditedDraft,
  [fields, others]: [EditedDraft, EditedDraft],
  { product, warehouse }: OpenedProduct,
  translate: TranslateFunction,
): string => {
  const value = fields[field]
  const none = translate(`${WORDS}.none`)
  if (field === "price") return money(value as number)
  if (field === "active") return translate(value ? `${WORDS}.yes` : `${WORDS}.no`)
  if (field === "images") return `${fields.images.length}`
  if (field === "attributes" || field === "attributes_hi")
    return fields[field].map((one) => `${one.key}: ${one.value}`).join(", ") || none
  if (field === "category_id")
    return product.category && value === product.category.id ? product.category.name : translate(`${WORDS}.other`)
  if (field === "returns") return translate(`components.returns.${ruleWord(fields.returns)}`)
  if (field === "location_id") return warehouse.places.find(({ id }) => id === value)?.name ?? none
  if (field === "tax") return taxWords(fields.tax, translate)
  const text =
    field === "facts"
      ? Object.values(presentFacts(fields.facts)).join(", ")
      : field === "variants"
        ? otherRows(fields.variants, others.variants).join(", ")
        : field === "size_chart"
          ? fields.size_chart.rows.flat().join(" ")
          : String(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text || none
}

const taxWords = ({ hsn, rate_class, exempt }: EditedDraft["tax"], translate: TranslateFunction) =>
  [
    hsn,
    rate_class && translate(`resources.tax-settings.classes.${rate_class}`),
    exempt !== null && translate(`resources.tax-settings.${exempt ? "exempt" : "taxable"}`),
  ]
    .filter(Boolean)
    .join(", ") || translate(`${WORDS}.none`)

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
  onContinue: (current: OpenedProduct) => void
  onClose: () => void
}

const WORDS = "resources.products.conflict"
const FIELDS_WITH_OWN_LABEL = [
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

/** Shown when someone else saved the product meanwhile: lists their changes and asks which version to continue with. */
export const Conflict = ({ before, current, onContinue, onClose }: Props) => {
  const translate = useTranslate()
  const { getValues, reset, setValues } = useFormContext<EditedDraft>()
  const markDirty = useMarkDirty()
  const latest = current ? toEditedDraft(current) : before
  const theirChanges = changedFields(before, latest)
  const typed = getValues()
  const ownChanges = changedFields(before, typed)
  /** Applies the typed variants to the saved ones; without options, price and stock move to the product's fields. */
  const rebaseVariants = (variants: Draft) => {
    const drafts = [fillOwnPrice(before.variants, before), fillOwnPrice(latest.variants, latest)] as const
    const rebased = rebase(fillOwnPrice(variants, typed), ...drafts)
    const isLast = hasVariants(latest.variants) && !hasVariants(rebased)
    return { variants: clearOwnPrice(rebased), ...(isLast && ownPrice(rebased)) }
  }
  const continueWith = (kept: Partial<EditedDraft>) => {
    if (!current) return
    // The form shows the saved product before the typed changes are applied to it.
    flushSync(() => onContinue(current))
    reset(latest)
    setValues({ ...kept, ...(kept.variants && rebaseVariants(kept.variants)) })
    markDirty()
    onClose()
  }
  const fieldLabel = (field: string) =>
    translate(FIELDS_WITH_OWN_LABEL.includes(field) ? `${WORDS}.${field}` : `resources.products.fields.${field}`)
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
              <TextButton variant="outlined" label={`${WORDS}.newest`} onClick={() => continueWith({})} />
              <TextButton variant="contained" label={`${WORDS}.mine`} onClick={() => continueWith(ownChanges)} />
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
          {(Object.keys(theirChanges) as (keyof EditedDraft)[]).map((field) => (
            <li key={field}>
              <b>{fieldLabel(field)}</b>: {formatField(field, [before, latest], current, translate)} →{" "}
              {formatField(field, [latest, before], current, translate)}
              {field in ownChanges && translate(`${WORDS}.mineToo`)}
            </li>
          ))}
        </Box>
      )}
    </PlainDialog>
  )
}

const ruleKey = (rule: ProductDraft["returns"]) =>
  !rule ? "inherited" : !rule.returnable ? "none" : rule.exchange_only ? "exchange" : "returns"

const MAX_LENGTH = 60

/** Texts of the rows of `one` that differ from those of `other`. */
const differingRows = (one: Draft, other: Draft) => {
  const rowTexts = ({ rows }: Draft) =>
    rows.map(({ values, price, quantity }) => `${values.join(" ")} ${price} × ${quantity}`.trim())
  const known = rowTexts(other)
  return rowTexts(one).filter((text) => !known.includes(text))
}

const formatField = (
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
  if (field === "returns") return translate(`components.returns.${ruleKey(fields.returns)}`)
  if (field === "location_id") return warehouse.places.find(({ id }) => id === value)?.name ?? none
  if (field === "tax") return formatTax(fields.tax, translate)
  const text =
    field === "facts"
      ? Object.values(presentFacts(fields.facts)).join(", ")
      : field === "variants"
        ? differingRows(fields.variants, others.variants).join(", ")
        : field === "size_chart"
          ? fields.size_chart.rows.flat().join(" ")
          : String(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text || none
}

const formatTax = ({ hsn, rate_class, exempt }: EditedDraft["tax"], translate: TranslateFunction) =>
  [
    hsn,
    rate_class && translate(`resources.tax-settings.classes.${rate_class}`),
    exempt !== null && translate(`resources.tax-settings.${exempt ? "exempt" : "taxable"}`),
  ]
    .filter(Boolean)
    .join(", ") || translate(`${WORDS}.none`)

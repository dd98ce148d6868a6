import { presentFacts, type ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import { type TranslateFunction, useTranslate } from "react-admin"
import { flushSync } from "react-dom"
import { useFormContext } from "react-hook-form"
import { changedFields, type ProductDraft, toFields } from "./form-fields"

type Props = {
  /** The version that this person opened. */
  before: ProductDraft
  /** The current version; null when it was deleted. */
  current: ShopProduct | null
  /** Restarts the form with the current product. */
  onGoOn: (current: ShopProduct) => void
  onClose: () => void
}

const WORDS = "resources.products.conflict"
const CALLED_OTHERWISE = ["facts", "breadth", "name_hi", "description_hi", "about_hi"]

/** Two edited one product and the other was quicker: says what they changed, and asks what to go on from. */
export const Conflict = ({ before, current, onGoOn, onClose }: Props) => {
  const translate = useTranslate()
  const { getValues, reset, setValue } = useFormContext<ProductDraft>()
  const theirs = current ? changedFields(before, toFields(current)) : {}
  const mine = changedFields(before, getValues())
  const goOn = (kept: Partial<ProductDraft>) => {
    if (!current) return
    // The form has what they made of it before what was typed here is put on top.
    flushSync(() => onGoOn(current))
    reset(toFields(current))
    for (const [field, value] of Object.entries(kept))
      setValue(field as keyof ProductDraft, value as never, { shouldDirty: true })
    onClose()
  }
  const labelOf = (field: string) =>
    translate(CALLED_OTHERWISE.includes(field) ? `${WORDS}.${field}` : `resources.products.fields.${field}`)
  return (
    <Dialog open onClose={onClose} role="alertdialog" maxWidth="sm" fullWidth aria-labelledby="conflict">
      <DialogTitle id="conflict">{translate(`${WORDS}.title`)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{translate(current ? `${WORDS}.text` : `${WORDS}.gone`)}</Typography>
        {current && (
          <Box
            component="ul"
            aria-label={translate(`${WORDS}.changes`)}
            sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}
          >
            {(Object.keys(theirs) as (keyof ProductDraft)[]).map((field) => (
              <li key={field}>
                <b>{labelOf(field)}</b>: {shown(field, before, current, translate)} →{" "}
                {shown(field, toFields(current), current, translate)}
                {field in mine && translate(`${WORDS}.mineToo`)}
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>{translate(`${WORDS}.back`)}</Button>
        {current && (
          <>
            <Button variant="outlined" onClick={() => goOn({})}>
              {translate(`${WORDS}.newest`)}
            </Button>
            <Button variant="contained" onClick={() => goOn(mine)}>
              {translate(`${WORDS}.mine`)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

const ruleWord = (rule: ProductDraft["returns"]) =>
  !rule ? "inherited" : !rule.returnable ? "none" : rule.exchange_only ? "exchange" : "returns"

const MAX_LENGTH = 60

const shown = (
  field: keyof ProductDraft,
  fields: ProductDraft,
  current: ShopProduct,
  translate: TranslateFunction,
): string => {
  const value = fields[field]
  if (field === "price") return money(value as number)
  if (field === "active") return translate(value ? `${WORDS}.yes` : `${WORDS}.no`)
  if (field === "images") return `${fields.images.length}`
  if (field === "attributes" || field === "attributes_hi")
    return fields[field].map((one) => `${one.key}: ${one.value}`).join(", ") || translate(`${WORDS}.none`)
  if (field === "category_id")
    return current.category && value === current.category.id ? current.category.name : translate(`${WORDS}.other`)
  if (field === "returns") return translate(`components.returns.${ruleWord(fields.returns)}`)
  const text = field === "facts" ? Object.values(presentFacts(fields.facts)).join(", ") : String(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

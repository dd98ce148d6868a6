import type { ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import { rupees } from "../components/format"
import { changedFields, type ProductDraft, toFields } from "./form-fields"
import { MESSAGES } from "./messages"

type Props = {
  /** What this person opened. */
  before: ProductDraft
  /** What it is now; null when it is gone. */
  current: ShopProduct | null
  /** What this person changed, not saved yet. */
  mine: Partial<ProductDraft>
  onKeepMine: (mine: Partial<ProductDraft>) => void
  onLoadNewest: () => void
  onClose: () => void
}

const LABELS: Record<keyof ProductDraft, string> = {
  name: "Name",
  description: "Description",
  category_id: "Category",
  about: "About",
  price: "Price",
  quantity: "Quantity",
  length: "Length",
  height: "Height",
  breadth: "Breadth",
  weight: "Weight",
  active: "Active",
  attributes: "Attributes",
  name_hi: "Name in Hindi",
  description_hi: "Description in Hindi",
  about_hi: "About in Hindi",
  attributes_hi: "Attributes in Hindi",
  images: "Pictures",
}

/** Two edited one product and the other was quicker: says what they changed, and asks what to go on from. */
export const Conflict = ({ before, current, mine, onKeepMine, onLoadNewest, onClose }: Props) => {
  const theirs = current ? changedFields(before, toFields(current)) : {}
  return (
    <Dialog open onClose={onClose} role="alertdialog" maxWidth="sm" fullWidth aria-labelledby="conflict">
      <DialogTitle id="conflict">{MESSAGES.changedTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{current ? MESSAGES.changedText : MESSAGES.goneText}</Typography>
        {current && (
          <Box component="ul" aria-label="What they changed" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
            {(Object.keys(theirs) as (keyof ProductDraft)[]).map((field) => (
              <li key={field}>
                <b>{LABELS[field]}</b>: {shown(field, before, current)} → {shown(field, toFields(current), current)}
                {field in mine && " (you changed this too)"}
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, flexWrap: "wrap", gap: 1 }}>
        <Button onClick={onClose}>Back to the form</Button>
        {current && (
          <>
            <Button variant="outlined" onClick={onLoadNewest}>
              Load the newest
            </Button>
            <Button variant="contained" onClick={() => onKeepMine(mine)}>
              Keep my changes
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

const LONGEST = 60

const shown = (field: keyof ProductDraft, fields: ProductDraft, current: ShopProduct): string => {
  const value = fields[field]
  if (field === "price") return rupees(value as number)
  if (field === "active") return value ? "yes" : "no"
  if (field === "images") return `${fields.images.length}`
  if (field === "attributes" || field === "attributes_hi")
    return fields[field].map((one) => `${one.key}: ${one.value}`).join(", ") || "none"
  if (field === "category_id") return value === current.category?.id ? current.category.name : "another"
  const text = String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

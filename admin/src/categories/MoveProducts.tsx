import type { Category } from "@haat/catalog/contract"
import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import { useState } from "react"
import { Field } from "../components/Field"
import { CategoryPicker } from "./CategoryPicker"

type Props = { category: Category; onMove: (to: string) => void; onClose: () => void }

/** Asks where the products of a category go before it is deleted. */
export const MoveProducts = ({ category, onMove, onClose }: Props) => {
  const [to, setTo] = useState("")
  const count = category.product_count
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="move-products">
      <DialogTitle id="move-products">Delete {category.name}?</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>
          {count === 1 ? "There is 1 product" : `There are ${count} products`} in it. Choose where{" "}
          {count === 1 ? "it goes" : "they go"}, then the category is deleted.
        </DialogContentText>
        <Field label="Move the products to" required>
          {(parts) => (
            <CategoryPicker
              value={to}
              onChoose={setTo}
              without={category.id}
              placeholder="Choose a category"
              box={parts}
            />
          )}
        </Field>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" color="error" disabled={!to} onClick={() => onMove(to)}>
          Move and delete
        </Button>
      </DialogActions>
    </Dialog>
  )
}

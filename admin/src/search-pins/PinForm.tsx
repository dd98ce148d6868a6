import type { ShopProduct } from "@haat/catalog/contract"
import { SavePin, type SearchPinRow } from "@haat/search/contract"
import Typography from "@mui/material/Typography"
import { type HttpError, TextInput, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { useDialogs } from "../components/dialogs"
import { zodForm } from "../components/zod-form"
import { PinnedProducts } from "./PinnedProducts"
import { useSearchPins } from "./use-search-pins"

const PINS = "resources.search-pins"
const resolver = zodForm(SavePin)

/** What comes first for a text; without `pin` nothing does yet. */
export type Pinned = { text: string; pin?: SearchPinRow; products: ShopProduct[] }

/** Which products come first for a text, in which order, in a dialog. The text of what is there already stays. */
export const PinForm = ({ pinned, onClose }: { pinned: Pinned; onClose: () => void }) => {
  const { text, pin, products } = pinned
  const translate = useTranslate()
  const { add, change } = useSearchPins()
  const { sayFailure } = useDialogs()
  const save = async ({ text, product_ids }: FieldValues) => {
    try {
      await (pin ? change(pin, product_ids) : add({ text, product_ids }))
    } catch (error) {
      const errors = (error as HttpError).body?.errors
      if (!errors) void sayFailure(error)
      return errors
    }
    onClose()
  }
  return (
    <DialogForm
      title={translate(`${PINS}.${pin ? "editTitle" : "addTitle"}`)}
      submitLabel={`${PINS}.save`}
      maxWidth="sm"
      defaultValues={{ text, product_ids: products.map(({ id }) => id) }}
      resolver={resolver}
      onSubmit={save}
      onClose={onClose}
    >
      {pin ? (
        <Typography>{translate(`${PINS}.forText`, { text })}</Typography>
      ) : (
        <TextInput source="text" isRequired autoFocus={!text} helperText={`${PINS}.hint`} />
      )}
      <PinnedProducts first={products} />
    </DialogForm>
  )
}

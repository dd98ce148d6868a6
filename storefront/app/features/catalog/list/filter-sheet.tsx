import { type ReactNode, useId } from "react"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { LISTS } from "./messages.ts"
import { SheetForm, useCloseFilters } from "./sheet-form.ts"

type FilterSheetProps = {
  isOpen: boolean
  /** what is found as it is filtered now, as "7 products"; undefined while it is not known */
  products?: string
  /** with one form */
  children: ReactNode
}

/** Sort order and filters over the list on a phone. Closed by Back, Escape, or its button. */
export default function FilterSheet({ isOpen, products, children }: FilterSheetProps) {
  const form = useId()
  const close = useCloseFilters()
  return (
    <Dialog
      layout="sheet"
      open={isOpen}
      onOpenChange={(open) => open || close()}
      title={LISTS.sortAndFilter}
      actions={
        <Button type="submit" form={form} size="lg" className="w-full" aria-live="polite">
          {products === undefined ? LISTS.showResults : LISTS.show(products)}
        </Button>
      }
    >
      <SheetForm value={form}>{children}</SheetForm>
    </Dialog>
  )
}

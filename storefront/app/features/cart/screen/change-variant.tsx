import type { CartLine } from "@haat/checkout/contract"
import { Suspense } from "react"
import { Button } from "../../../components/button.tsx"
import { useLazyDialog } from "../../../components/use-lazy-dialog.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { LINES } from "./messages.ts"
import type { LineActions } from "./use-line-actions.ts"

const ChangeVariantDialog = lazyPart(() => import("./change-variant-dialog.tsx"))

export type ChangeVariantProps = Pick<LineActions, "choose"> & { line: CartLine }

/** Lets the shopper have another size or colour of what is in the cart; nothing for a product of one kind. */
export function ChangeVariant({ line, choose }: ChangeVariantProps) {
  const dialog = useLazyDialog()
  if (!line.choice) return null
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={LINES.changeNamed(shownName(line).name)}
        onClick={dialog.open}
      >
        {LINES.change}
      </Button>
      {dialog.isLoaded && (
        <Suspense>
          <ChangeVariantDialog line={line} choose={choose} isOpen={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}

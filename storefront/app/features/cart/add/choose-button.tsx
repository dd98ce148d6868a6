import { Suspense } from "react"
import { Button, type ButtonProps } from "../../../components/button.tsx"
import { useLazyDialog } from "../../../components/use-lazy-dialog.ts"
import { PICKER } from "../../../components/variant-picker/messages.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"

const ChoiceDialog = lazyPart(() => import("./choice-dialog.tsx"))

type ChooseButtonProps = Pick<ButtonProps, "size" | "variant" | "className"> & { product: { id: string; name: string } }

/** In place of a button that adds, where there is something to choose: asks for it. */
export function ChooseButton({ product, ...look }: ChooseButtonProps) {
  const dialog = useLazyDialog()
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={PICKER.chooseNamed(product.name)} onClick={dialog.open} {...look}>
        {PICKER.choose}
      </Button>
      {dialog.isLoaded && (
        <Suspense>
          <ChoiceDialog product={product} isOpen={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}

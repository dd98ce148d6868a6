import type { CartLine } from "@haat/checkout/contract"
import { useState } from "react"
import { Button } from "../../../components/button.tsx"
import { Price } from "../../../components/price.tsx"
import { VariantPicker } from "../../../components/variant-picker/variant-picker.tsx"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { chosenVariant, type Variant, type Varied } from "../../../lib/shop/variants/choose-variant.ts"
import { VariedDialog } from "../add/varied-dialog.tsx"
import type { ChangeVariantProps } from "./change-variant.tsx"
import { LINES } from "./messages.ts"

type ChangeVariantDialogProps = ChangeVariantProps & { open: boolean; onClose: () => void }

/** Asks which variant of its product a line of the cart is to be of. */
export default function ChangeVariantDialog({ line, choose, open, onClose }: ChangeVariantDialogProps) {
  const { name } = shownName({ ...line, choice: undefined })
  return (
    <VariedDialog product_id={line.product_id} title={name} open={open} onClose={onClose}>
      {(product) => (
        <Choice
          product={product}
          line={line}
          onChosen={(variant) => {
            choose(line, lineOf(line, variant))
            onClose()
          }}
        />
      )}
    </VariedDialog>
  )
}

const lineOf = (line: CartLine, { id, choice, price, quantity, image }: Variant): CartLine => ({
  ...line,
  ...{ variant_id: id, choice, price, available: quantity, image: image ?? line.image },
})

type ChoiceProps = { product: Varied & { id: string }; line: CartLine; onChosen: (variant: Variant) => void }

function Choice({ product, line, onChosen }: ChoiceProps) {
  const now = product.variants.find(({ id }) => id === line.variant_id)
  const [variant, setVariant] = useState(now ?? chosenVariant(product, new URLSearchParams()))
  return (
    <div className="grid gap-5">
      <Price price={variant.price} size="md" />
      <VariantPicker product={product} chosen={variant} onChoose={setVariant} />
      <Button disabled={variant === now || variant.quantity < 1} onClick={() => onChosen(variant)}>
        {LINES.change}
      </Button>
    </div>
  )
}

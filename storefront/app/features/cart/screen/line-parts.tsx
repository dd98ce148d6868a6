import type { CartLine } from "@haat/checkout/contract"
import { Trash } from "lucide-react"
import type { FormEvent, ReactNode } from "react"
import { Form } from "react-router-dom"
import { Button, type ButtonProps } from "../../../components/button.tsx"
import { IconButton } from "../../../components/icon-button.tsx"
import { COMMON } from "../../../components/messages.ts"
import { Picture } from "../../../components/picture.tsx"
import { Price } from "../../../components/price.tsx"
import { ProductLink } from "../../../components/shop-link.tsx"
import { displayName } from "../../../lib/shop/display-name.ts"
import type { Discount } from "../../../lib/visit/use-discounts.ts"
import type { LineChange } from "../change/cart-change.ts"
import { LINES } from "./messages.ts"
import type { LineActions } from "./use-line-actions.ts"

type LineFormProps = { line: CartLine; change: LineActions["change"]; className: string; children: ReactNode }

/** The buttons of a line or a saved item, each with `name="form"` and a `LineChange` as its value. */
export function LineForm({ line, change, className, children }: LineFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    change((submitter as HTMLButtonElement).value as LineChange, line)
  }
  return (
    <Form method="post" action="/cart" onSubmit={submit} className={className}>
      <input type="hidden" name="product" value={line.product_id} />
      {line.choice !== undefined && <input type="hidden" name="variant" value={line.variant_id} />}
      <input type="hidden" name="quantity" value={line.quantity} />
      {children}
    </Form>
  )
}

type LineButtonProps = { line: CartLine; change: "save" | "move"; label: string; variant: ButtonProps["variant"] }

export const LineButton = ({ line, change, label, variant }: LineButtonProps) => (
  <Button
    type="submit"
    name="form"
    value={change}
    size="sm"
    variant={variant}
    aria-label={`${label}: ${displayName(line).name}`}
  >
    {label}
  </Button>
)

type DeleteButtonProps = { line: CartLine; change?: LineChange; className?: string }

export const DeleteButton = ({ line, change = "delete", className }: DeleteButtonProps) => (
  <IconButton
    icon={Trash}
    label={LINES.delete(displayName(line).name)}
    type="submit"
    name="form"
    value={change}
    className={className}
  />
)

export const LinePicture = ({ line: { image }, className }: { line: CartLine; className: string }) => (
  <Picture image={image ? { url: image } : null} alt="" className={`rounded-md object-cover ${className}`} />
)

/** Name of a line or a saved item as a link to its product, a button that deletes it, and its price. */
export function LineHead({ line, change, discount }: DeleteButtonProps & { discount: Discount | undefined }) {
  const { name, lang } = displayName(line)
  return (
    <>
      <div className="flex items-start gap-2">
        <ProductLink id={line.product_id} lang={lang} className="grow pt-0.5 font-medium wrap-anywhere hover:underline">
          {name}
        </ProductLink>
        <DeleteButton line={line} change={change} className="-mt-2 -mr-2 shrink-0 text-ink-soft hover:text-bad" />
      </div>
      <Price
        price={line.price}
        listPrice={discount?.listPrice}
        label={discount && COMMON.percentOff(discount.percent)}
      />
    </>
  )
}

import type { CartLine } from "@haat/checkout/contract"
import { Trash } from "lucide-react"
import { createContext, type FormEvent, type ReactNode, useContext, useId } from "react"
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

const LineFormContext = createContext<string | undefined>(undefined)

/** Returns the id of the form of a line, for its buttons. */
export const useLineForm = () => useContext(LineFormContext)

/**
 * The buttons of a line or a saved item, each with `name="form"` and a `LineChange` as its value. Their form stands
 * beside them: parts of plugins between them may have forms of their own.
 */
export function LineForm({ line, change, className, children }: LineFormProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    change((submitter as HTMLButtonElement).value as LineChange, line)
  }
  return (
    <div className={className}>
      <Form id={id} method="post" action="/cart" onSubmit={submit} className="hidden">
        <input type="hidden" name="product" value={line.product_id} />
        {line.choice !== undefined && <input type="hidden" name="variant" value={line.variant_id} />}
        <input type="hidden" name="quantity" value={line.quantity} />
      </Form>
      <LineFormContext value={id}>{children}</LineFormContext>
    </div>
  )
}

type LineButtonProps = { line: CartLine; change: "save" | "move"; label: string; variant: ButtonProps["variant"] }

export const LineButton = ({ line, change, label, variant }: LineButtonProps) => (
  <Button
    type="submit"
    form={useLineForm()}
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
    form={useLineForm()}
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

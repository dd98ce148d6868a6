import type { CartLine } from "@haat/checkout/contract"
import type { FormEvent, ReactNode } from "react"
import { Form } from "react-router-dom"
import type { LineActions, LineChange } from "./use-line-actions.ts"

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

import type { ReactNode } from "react"
import { Form } from "react-router-dom"

type AddFormProps = {
  id?: string
  /** id of the variant to add, where the product has several */
  variant?: string
  className?: string
  /** with an `AddToCartButton`, which names the product; one elsewhere on the page may be of the form by its id */
  children?: ReactNode
}

/** Adds to the cart where the browser itself sends it; with JavaScript the button does that in place. */
export const AddForm = ({ variant, children, ...rest }: AddFormProps) => (
  <Form reloadDocument method="post" action="/cart" {...rest}>
    <input type="hidden" name="form" value="add" />
    {variant && <input type="hidden" name="variant" value={variant} />}
    {children}
  </Form>
)

/** id of the form of all cards of a page */
export const CARDS_FORM = "add-to-cart"

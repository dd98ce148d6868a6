import { Form, type FormProps } from "react-router-dom"
import { useFormResultOf } from "../lib/forms/form-result.ts"

type PageFormProps = Omit<FormProps, "method"> & {
  /** by which the `action` of the page, a `formAction`, knows it */
  name: string
}

/**
 * A form that the browser can send by itself, before its code is there or without any: it posts to the page's `action`.
 * With JavaScript its `onSubmit` takes over. It shows the server's result above its fields.
 */
export function PageForm({ name, children, ...rest }: PageFormProps) {
  const { message, done } = useFormResultOf(name) ?? {}
  return (
    <Form method="post" noValidate {...rest}>
      <input type="hidden" name="form" value={name} />
      {message && (
        <p role="alert" className="col-span-full basis-full text-sm font-medium text-bad">
          {message}
        </p>
      )}
      {done && (
        <p role="status" className="col-span-full basis-full text-sm font-medium text-good">
          {done}
        </p>
      )}
      {children}
    </Form>
  )
}

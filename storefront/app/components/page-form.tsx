import { Form, type FormProps } from "react-router-dom"
import { useMarkFormResultOutdated, useNamedFormResult } from "../lib/forms/form-result.ts"
import { FOCUSED_ON_LOAD } from "./focused-on-load.ts"

type PageFormProps = Omit<FormProps, "method"> & {
  /** by which the `action` of the page, a `formAction`, knows it */
  name: string
  /** its one field shows why it was rejected */
  hasFieldMessage?: boolean
}

/**
 * A form that the browser can send by itself, before its code is there or without any: it posts to the page's `action`.
 * With JavaScript its `onSubmit` takes over; without `onSubmit` the page is loaded anew. It shows the server's result
 * above its fields.
 */
export function PageForm({ name, hasFieldMessage, onSubmit, children, ...rest }: PageFormProps) {
  const { message, done } = useNamedFormResult(name) ?? {}
  const markResultOutdated = useMarkFormResultOutdated()
  return (
    <Form
      method="post"
      noValidate
      reloadDocument={!onSubmit}
      onSubmit={(event) => {
        markResultOutdated()
        onSubmit?.(event)
      }}
      {...rest}
    >
      <input type="hidden" name="form" value={name} />
      {message && !hasFieldMessage && (
        <p role="alert" {...FOCUSED_ON_LOAD} className="col-span-full basis-full text-sm font-medium text-bad">
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

import type { FormEventHandler, ReactNode } from "react"
import { PageForm } from "../../../components/page-form.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { useFormResultOf } from "../../../lib/forms/form-result.ts"
import { PERSONAL_DATA } from "./messages.ts"

type EraseFormProps = {
  id?: string
  /** without it the browser sends the form by itself */
  onSubmit?: FormEventHandler<HTMLFormElement>
  error?: string
  children?: ReactNode
}

/** Says what goes and what stays, and asks for the password that erases the account. */
export function EraseForm({ id, onSubmit, error, children }: EraseFormProps) {
  const { errors } = useFormResultOf("erase") ?? {}
  return (
    <PageForm name="erase" id={id} onSubmit={onSubmit} reloadDocument={!onSubmit} className="space-y-5">
      <Points title={PERSONAL_DATA.goes} points={PERSONAL_DATA.goesList} />
      <Points title={PERSONAL_DATA.stays} points={PERSONAL_DATA.staysList} />
      <p className="text-sm">{PERSONAL_DATA.waits}</p>
      <TextField
        label={PERSONAL_DATA.password}
        name="current_password"
        type="password"
        autoComplete="current-password"
        error={error ?? errors?.current_password}
      />
      {children}
    </PageForm>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section className="text-sm">
    <h3 className="mb-1 font-semibold">{title}</h3>
    <ul className="list-disc space-y-1 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)

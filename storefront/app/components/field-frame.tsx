import { translateMessages } from "@haat/sdk/message-in"
import { type ReactNode, useId } from "react"
import { FORM_SENTENCES } from "../lib/language/form-sentences.ts"

// every form shows here what its contract says is wrong
translateMessages(FORM_SENTENCES)

export type FieldProps = { id?: string; label: ReactNode; hint?: ReactNode; error?: string; className?: string }

/** Splits the props of a field into those of its frame and those of its control, which names hint and error. */
export function useField<Props extends FieldProps>({ id, label, hint, error, className, ...rest }: Props) {
  const own = useId()
  const name = id ?? own
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ") || undefined
  return {
    frame: { id: name, label, hint, error, className },
    control: { id: name, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy, ...rest },
  }
}

/** A field: label, control, hint and error. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium wrap-anywhere">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export const FieldError = ({ id, error }: Pick<FieldProps, "id" | "error">) =>
  error && (
    <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
      {error}
    </p>
  )

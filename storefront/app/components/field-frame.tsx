import { type ReactNode, useId } from "react"

export type FieldProps = { label: string; hint?: ReactNode; error?: string; className?: string }

/** Props that connect a control with its label, hint and error for screen readers. */
type ControlProps = { id: string; "aria-invalid"?: true; "aria-describedby"?: string }

type FieldFrameProps = Omit<FieldProps, "label"> & {
  /** the label above the control; a label around it is part of the `control` */
  label?: string
  control: (props: ControlProps) => ReactNode
}

/** A field: label, control, hint and error. */
export function FieldFrame({ label, hint, error, className, control }: FieldFrameProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined
  return (
    <div className={className}>
      {label && (
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium wrap-anywhere">
          {label}
        </label>
      )}
      {control({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

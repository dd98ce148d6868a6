import InputAdornment from "@mui/material/InputAdornment"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useFormContext } from "react-hook-form"
import { Field } from "../components/Field"
import type { ProductDraft } from "./form-fields"

type TextName = "name" | "description" | "about"
type NumberName = "price" | "quantity" | "length" | "height" | "breadth" | "weight"
type Common = { label: string; hint?: string }

export const TextInput = ({ name, label, hint, rows }: Common & { name: TextName; rows?: number }) => {
  const { register, formState } = useFormContext<ProductDraft>()
  const { ref, ...control } = register(name)
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} required>
      {(parts) => (
        <OutlinedInput
          {...control}
          inputRef={ref}
          slotProps={{ input: parts }}
          multiline={!!rows}
          minRows={rows}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

export const NumberInput = ({ name, label, hint, unit, before, whole }: Common & NumberProps) => {
  const { register, formState } = useFormContext<ProductDraft>()
  const { ref, ...control } = register(name, {
    setValueAs: (typed) => (typed === "" || typed === null ? null : Number(typed)),
  })
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} required>
      {(parts) => (
        <OutlinedInput
          {...control}
          inputRef={ref}
          type="number"
          // A turn of the wheel over a focused field must not change a price.
          onWheel={(event) => (event.target as HTMLElement).blur()}
          slotProps={{ input: { ...parts, inputMode: whole ? "numeric" : "decimal", step: whole ? 1 : "any" } }}
          startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        />
      )}
    </Field>
  )
}

type NumberProps = { name: NumberName; unit?: string; before?: string; whole?: boolean }

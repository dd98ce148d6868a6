import InputAdornment from "@mui/material/InputAdornment"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useRef } from "react"
import { useFormContext } from "react-hook-form"
import { Field } from "../components/Field"
import type { ProductDraft } from "./form-fields"

type TextName = "name" | "description" | "about" | "name_hi" | "description_hi" | "about_hi"
type NumberName = "price" | "quantity" | "length" | "height" | "breadth" | "weight"
type Common = { label: string; hint?: string }

/** In Hindi every text is optional: the English one stands in for it. */
export const TextInput = ({ name, label, hint, rows }: Common & { name: TextName; rows?: number }) => {
  const isHindi = name.endsWith("_hi")
  const { register, formState } = useFormContext<ProductDraft>()
  const { ref, ...control } = register(name)
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} required={!isHindi}>
      {(parts) => (
        <OutlinedInput
          {...control}
          inputRef={ref}
          slotProps={{ input: { ...parts, lang: isHindi ? "hi" : undefined } }}
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
  const box = useRef<HTMLInputElement>(null)
  const { ref, onChange, ...control } = register(name, {
    // A browser gives no text for what is no number, such as "1e": only then is an empty text not an empty field.
    setValueAs: (typed) =>
      box.current?.validity.badInput ? Number.NaN : typed === "" || typed === null ? null : Number(typed),
  })
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message} required>
      {(parts) => (
        <OutlinedInput
          {...control}
          inputRef={(input: HTMLInputElement | null) => {
            ref(input)
            box.current = input
          }}
          type="number"
          // A turn of the wheel over a focused field must not change a price.
          onWheel={(event) => (event.target as HTMLElement).blur()}
          slotProps={{
            input: {
              ...parts,
              inputMode: whole ? "numeric" : "decimal",
              step: whole ? 1 : "any",
              // React's onChange is silent as long as the text stays empty.
              onInput: onChange,
            },
          }}
          startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        />
      )}
    </Field>
  )
}

type NumberProps = { name: NumberName; unit?: string; before?: string; whole?: boolean }

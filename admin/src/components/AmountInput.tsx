import { readTypedNumber } from "@haat/sdk/numbers/read-typed-numbers"
import InputAdornment from "@mui/material/InputAdornment"
import { type ClipboardEvent, type FormEvent, useRef } from "react"
import { NumberInput, type NumberInputProps } from "react-admin"
import { useFormContext, useFormState } from "react-hook-form"

type Props = NumberInputProps & { unit?: string; before?: string }

/**
 * A required number with its unit. An invalid text such as "1e" becomes NaN, so that the contract rejects it;
 * react-admin takes it for empty or 0. The mouse wheel does not change the value.
 */
export const AmountInput = ({ unit, before, step = "any", ...props }: Props) => {
  const hasBadInput = useRef(false)
  const { setValue } = useFormContext()
  const { isSubmitted } = useFormState()
  return (
    <NumberInput
      isRequired
      step={step}
      parse={(typed: string | number) => (hasBadInput.current ? Number.NaN : typed === "" ? null : Number(typed))}
      onWheel={({ target }) => (target as HTMLElement).blur()}
      slotProps={{
        input: {
          startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
        htmlInput: {
          inputMode: step === 1 ? "numeric" : "decimal",
          onPaste: pasteNumber,
          // React fires no onChange while the browser reports an invalid number as empty.
          onInput: ({ currentTarget: { validity, value } }: FormEvent<HTMLInputElement>) => {
            hasBadInput.current = validity.badInput
            if (validity.badInput || value === "")
              setValue(props.source, validity.badInput ? Number.NaN : null, {
                shouldDirty: true,
                shouldValidate: isSubmitted,
              })
          },
        },
      }}
      {...props}
    />
  )
}

/** Pastes "₹1,299" or "499,50" as a number. Browsers drop unknown characters, which makes 49950 of the second. */
const pasteNumber = (event: ClipboardEvent<HTMLInputElement>) => {
  const text = event.clipboardData.getData("text")
  const number = readTypedNumber(text)
  if (number === undefined || String(number) === text.trim()) return
  event.preventDefault()
  // React notices only values set by the native setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(event.currentTarget, String(number))
  event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }))
}

import { BuyerGstin } from "@haat/checkout/contract"
import { useRef, useState } from "react"
import { TextField } from "../../components/text-field.tsx"
import type { FormResult } from "../../lib/forms/form-result.ts"
import { CHECKOUT } from "./messages.ts"

/**
 * State of the optional GSTIN field: its text and its validation.
 * @param result of the server to the form, sent before there was JavaScript
 */
export function useGstin(result: FormResult | undefined) {
  const [typed, setTyped] = useState(result?.values?.gstin ?? "")
  const [error, setError] = useState(result?.errors?.gstin)
  const input = useRef<HTMLInputElement>(null)
  /** @returns it, empty without one; undefined, and the field has the focus, when it is none */
  const read = () => {
    const { success, data, error } = BuyerGstin.safeParse(typed)
    setError(error?.issues[0].message)
    if (success) return data ?? ""
    input.current?.focus()
  }
  const onType = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  return { read, field: { typed, error, onType, input } }
}

export const GstinField = ({ typed, error, onType, input }: ReturnType<typeof useGstin>["field"]) => (
  <TextField
    ref={input}
    label={CHECKOUT.gstin}
    name="gstin"
    hint={CHECKOUT.gstinHint}
    value={typed}
    error={error}
    maxLength={40}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    onChange={({ target }) => onType(target.value)}
  />
)

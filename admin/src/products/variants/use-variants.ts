import { useCallback } from "react"
import { useFormContext } from "react-hook-form"
import type { EditedDraft } from "../edited-product"
import { clearOwnPrice, type Draft, fillOwnPrice, hasVariants, ownPrice } from "./draft"

/** Compares the whole form with what was read, once: `setValues` would do it for each of a thousand fields. */
export function useMarkDirty() {
  const { getValues, setValue } = useFormContext<EditedDraft>()
  return useCallback(
    () => setValue("variants.rows", getValues("variants.rows"), { shouldDirty: true }),
    [getValues, setValue],
  )
}

/**
 * Changes several fields of the variants in the form of a product at once. Price and stock are the product's own fields
 * as long as there is one kind, and move with the first and the last option.
 */
export function useChangeVariants() {
  const { getValues, setValues, resetField } = useFormContext<EditedDraft>()
  const markDirty = useMarkDirty()
  return useCallback(
    (change: (draft: Draft) => Draft) => {
      const form = getValues()
      const variants = change(fillOwnPrice(form.variants, form))
      const [was, is] = [hasVariants(form.variants), hasVariants(variants)]
      setValues({ variants: clearOwnPrice(variants), ...(was && !is && ownPrice(variants)) })
      markDirty()
      if (is && !was) for (const field of ["price", "quantity"] as const) resetField(field)
    },
    [getValues, setValues, resetField, markDirty],
  )
}

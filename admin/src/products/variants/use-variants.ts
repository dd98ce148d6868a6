import { useCallback } from "react"
import { useFormContext } from "react-hook-form"
import type { EditedDraft } from "../edited-product"
import { clearOwnPrice, type Draft, fillOwnPrice, hasVariants, ownPrice } from "./draft"

/** Computes the dirty state once for the whole form; `setValues` would do so for each field. */
export function useMarkDirty() {
  const { getValues, setValue } = useFormContext<EditedDraft>()
  return useCallback(
    () => setValue("variants.rows", getValues("variants.rows"), { shouldDirty: true }),
    [getValues, setValue],
  )
}

/**
 * Returns a function that changes the variants in a product's form. Price and stock move between the product and its
 * variants with the first and the last option.
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

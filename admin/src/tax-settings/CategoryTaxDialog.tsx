import { SaveGoodsTax } from "@haat/catalog/contract"
import type { CategoryTax } from "@haat/gst/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { zodForm } from "../components/zod-form"
import { useRequest, useShopData } from "../use-shop-data"
import { GoodsTaxInputs } from "./GoodsTaxInputs"
import { TAX_PROBLEMS_PATH } from "./tax-problems"

/** Prefix of the keys of this screen's messages. */
const WORDS = "resources.tax-settings"

/** Validates by `SaveGoodsTax`, the request that saves the tax of a category or of a product. */
const resolver = zodForm(SaveGoodsTax)

/**
 * Dialog for the tax of a category: HSN code, GST rate, and whether it is exempt. Each of these values applies to the
 * products of the category that have none of their own.
 */
export const CategoryTaxDialog = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const path = `categories/${encodeURIComponent(id)}/tax`
  const queryClient = useQueryClient()
  const notify = useNotify()
  // Each opening of the dialog fetches the tax anew. A refetch while it is open could discard unsaved changes.
  const { data: tax, error } = useRequest<CategoryTax>(path, { gcTime: 0, refetchOnWindowFocus: false })
  useEffect(() => {
    if (error) notify(`${WORDS}.goodsLoadFailed`, { type: "error" })
  }, [error, notify])
  if (!tax) return null

  /** Saves the tax. Returns the server's errors by field name for the form to show; notifies of other failures. */
  const save = async (values: FieldValues) => {
    try {
      await request(path, { method: "PUT", body: values })
    } catch (failure) {
      const { message, body } = failure as HttpError
      const fieldErrors: Record<string, string> | undefined = body?.errors
      if (!fieldErrors) notify(message || "components.failed", { type: "error" })
      return fieldErrors
    }
    void queryClient.invalidateQueries({ queryKey: [TAX_PROBLEMS_PATH] })
    notify(`${WORDS}.goodsSaved`, { type: "success" })
    onClose()
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.titleWithName`, { name })}
      submitLabel={`${WORDS}.saveGoods`}
      defaultValues={tax.own}
      resolver={resolver}
      onSubmit={save}
      onClose={onClose}
    >
      <GoodsTaxInputs tax={tax} />
    </DialogForm>
  )
}

import { SaveGoodsTax } from "@haat/catalog/contract"
import type { CategoryTax } from "@haat/gst/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { zodForm } from "../components/zod-form"
import { useRequest, useShopData } from "../use-shop-data"
import { GoodsTaxInputs, PROBLEMS } from "./GoodsTaxInputs"

const WORDS = "resources.tax-settings"
const resolver = zodForm(SaveGoodsTax)

/** Dialog with the HSN code and the GST rate of a category, which count for its products without their own. */
export const CategoryTaxDialog = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const path = `categories/${encodeURIComponent(id)}/tax`
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data, error } = useRequest<CategoryTax>(path, { gcTime: 0, refetchOnWindowFocus: false })
  useEffect(() => {
    if (error) notify(`${WORDS}.goodsLoadFailed`, { type: "error" })
  }, [error, notify])
  if (!data) return null
  const save = async (values: FieldValues) => {
    try {
      await request(path, { method: "PUT", body: values })
    } catch (failure) {
      const { message, body } = failure as HttpError
      if (!body?.errors) notify(message || "components.failed", { type: "error" })
      return body?.errors
    }
    void queryClient.invalidateQueries({ queryKey: [PROBLEMS] })
    notify(`${WORDS}.goodsSaved`, { type: "success" })
    onClose()
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.titleWithName`, { name })}
      submitLabel={`${WORDS}.saveGoods`}
      defaultValues={data.own}
      resolver={resolver}
      onSubmit={save}
      onClose={onClose}
    >
      <GoodsTaxInputs tax={data} />
    </DialogForm>
  )
}

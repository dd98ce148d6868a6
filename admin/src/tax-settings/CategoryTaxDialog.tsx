import { SaveGoodsTax } from "@haat/catalog/contract"
import type { CategoryTax } from "@haat/gst/contract"
import { useQueryClient } from "@tanstack/react-query"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { zodForm } from "../components/zod-form"
import { useRequest, useShopData } from "../use-shop-data"
import { GoodsTaxInputs, PROBLEMS } from "./GoodsTaxInputs"

const WORDS = "resources.tax-settings"
const resolver = zodForm(SaveGoodsTax)

export const CategoryTaxDialog = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const path = `categories/${encodeURIComponent(id)}/tax`
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data, error } = useRequest<CategoryTax>(path, { gcTime: 0, refetchOnWindowFocus: false })
  if (error) notify(`${WORDS}.goodsUnread`, { type: "error" })
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
      title={translate(`${WORDS}.openOf`, { name })}
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

import { RATE_CLASSES, SaveGoodsTax } from "@haat/catalog/contract"
import type { ProductTax } from "@haat/gst/contract"
import { money } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import DialogContentText from "@mui/material/DialogContentText"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type HttpError, ResourceContextProvider, SelectInput, TextInput, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { TaxedNoun, taxRequests } from "./requests"

const WORDS = "resources.tax-settings"
const CLASSES = RATE_CLASSES.map((id) => ({ id, name: `${WORDS}.classes.${id}` }))
const SUPPLIES = ["taxable", "exempt"].map((id) => ({ id, name: `${WORDS}.${id}` }))
const resolver = zodForm(SaveGoodsTax)

const orNull = (typed: string | null) => typed || null
const toSupply = (exempt: boolean | null) => (exempt === null ? "" : exempt ? "exempt" : "taxable")
const toExempt = (supply: string | null) => (supply ? supply === "exempt" : null)

type Props = { noun: TaxedNoun; id: string; name: string; onClose: () => void }

/** Tax classification of a product, or of the products of a category: HSN code, rate, taxable or exempt. */
export const GoodsTax = ({ noun, id, name, onClose }: Props) => {
  const translate = useTranslate()
  const shop = useShopData<typeof taxRequests>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { data, error } = useQuery({
    queryKey: ["tax", noun, id],
    queryFn: ({ signal }) => shop.goodsTax(noun, id, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error) notify(`${WORDS}.goodsUnread`, { type: "error" })
  if (!data) return null
  const save = async (values: FieldValues) => {
    try {
      await shop.saveGoodsTax(noun, id, values as SaveGoodsTax)
    } catch (failure) {
      const { message, body } = failure as HttpError
      if (!body?.errors) notify(message || "components.failed", { type: "error" })
      return body?.errors
    }
    void queryClient.invalidateQueries({ queryKey: ["tax-settings", "problems"] })
    notify(`${WORDS}.goodsSaved`, { type: "success" })
    onClose()
  }
  const open = `${WORDS}.${noun === "products" ? "ofCategory" : "byDefault"}`
  return (
    <ResourceContextProvider value="tax-settings">
      <DialogForm
        title={translate(`${WORDS}.openOf`, { name })}
        submitLabel={`${WORDS}.saveGoods`}
        defaultValues={data.own}
        resolver={resolver}
        onSubmit={save}
        onClose={onClose}
      >
        <DialogContentText>
          {translate(`${WORDS}.${noun === "products" ? "goodsText" : "categoryText"}`)}
        </DialogContentText>
        {data.applied && <Applied tax={data as ProductTax} />}
        <TextInput
          source="hsn"
          parse={orNull}
          placeholder={data.category?.hsn ?? undefined}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
        <SelectInput source="rate_class" choices={CLASSES} emptyText={open} parse={orNull} />
        <SelectInput source="exempt" choices={SUPPLIES} emptyText={open} format={toSupply} parse={toExempt} />
      </DialogForm>
    </ResourceContextProvider>
  )
}

/** Tax that applies to the product today, and its prices that fit neither slab. */
const Applied = ({ tax: { applied, rates, in_gap } }: { tax: ProductTax }) => {
  const translate = useTranslate()
  const percent = rates && [...new Set([rates.low, rates.high])].map((rate) => `${rate / 100}%`).join("–")
  return (
    <>
      <DialogContentText>
        {translate(`${WORDS}.applied`, {
          hsn: applied.hsn || translate(`${WORDS}.noHsn`),
          rate: percent ?? translate(`${WORDS}.noTax`),
        })}
      </DialogContentText>
      {in_gap.length > 0 && (
        <Alert severity="warning">
          {in_gap.slice(0, 5).map(({ variant_id, name, price, nearest_low, nearest_high }) => (
            <div key={variant_id}>
              {translate(`${WORDS}.gap`, {
                ...{ name, price: money(price), low: money(nearest_low), high: money(nearest_high) },
              })}
            </div>
          ))}
        </Alert>
      )}
    </>
  )
}

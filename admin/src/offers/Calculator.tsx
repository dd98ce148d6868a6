import type { ShopProduct } from "@haat/catalog/contract"
import { SaveOffer, type TriedOffer, TryOffer } from "@haat/offers/contract"
import { inRupees, money, toPaise } from "@haat/sdk/money"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ReactNode, useState } from "react"
import { IconButtonWithTooltip, NumberInput, useTranslate } from "react-admin"
import { FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { ActionButton } from "../components/buttons"
import { Notice } from "../components/Notice"
import { zodForm } from "../components/zod-form"
import { ProductPicker } from "../products/ProductPicker"
import { useShopData } from "../use-shop-data"

const OFFERS = "resources.offers"
const MAX_LINES = 50
const MAX_PIECES = 1000
const LINE = { display: "flex", alignItems: "center", gap: 1, mb: 1 }
const resolver = zodForm(TryOffer.omit({ offer: true }))

type Cart = { lines: { product_id: string; name: string; quantity: number }[]; delivery_charge: number }
const NO_CART: Cart = { lines: [], delivery_charge: 0 }

/**
 * Calculates the offer of the form in context for a cart of chosen products. The cart is a separate form and is not
 * saved. The result is hidden once the cart changes.
 */
export const Calculator = () => {
  const translate = useTranslate()
  const { request } = useShopData()
  const offerForm = useFormContext()
  const cart = useForm<Cart>({ defaultValues: NO_CART, resolver: resolver as never })
  const { isDirty } = cart.formState
  const { fields, append, remove } = useFieldArray({ control: cart.control, name: "lines" })
  const [result, setResult] = useState<TriedOffer>()
  const calculate = async (goods: Cart) => {
    const offer = SaveOffer.safeParse(offerForm.getValues())
    // Shows the errors in the offer's form.
    if (!offer.success) return void offerForm.trigger()
    setResult(await request("offers/try", { method: "POST", body: { offer: offer.data, ...goods } }))
    cart.reset(cart.getValues())
  }
  return (
    <Box component="section" aria-labelledby="try-offer" sx={{ width: "100%", mt: 2 }}>
      <Typography id="try-offer" component="h2" sx={{ fontSize: "1.125rem", fontWeight: 700 }}>
        {translate(`${OFFERS}.tryTitle`)}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 1 }}>{translate(`${OFFERS}.tryText`)}</Typography>
      <FormProvider {...cart}>
        <ProductPicker
          chosen={fields.map(({ product_id }) => product_id)}
          full={fields.length >= MAX_LINES}
          onPick={({ id, name }: ShopProduct) => append({ product_id: id, name, quantity: 1 }, { shouldFocus: false })}
        />
        {fields.map(({ id, name }, at) => (
          <Box key={id} sx={LINE}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{name}</Box>
            <NumberInput
              source={`lines.${at}.quantity`}
              label={false}
              size="small"
              step={1}
              min={1}
              max={MAX_PIECES}
              slotProps={{ htmlInput: { "aria-label": translate(`${OFFERS}.tryPieces`, { name }) } }}
              sx={{ width: 96 }}
            />
            <IconButtonWithTooltip label={translate(`${OFFERS}.tryRemove`, { name })} onClick={() => remove(at)}>
              <RemoveIcon fontSize="small" />
            </IconButtonWithTooltip>
          </Box>
        ))}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", my: 1 }}>
          <AmountInput
            source="delivery_charge"
            label={`${OFFERS}.tryDelivery`}
            before="₹"
            size="small"
            isRequired={false}
            sx={{ width: 180 }}
          />
          <ActionButton
            label={`${OFFERS}.tryRun`}
            variant="outlined"
            disabled={!fields.length}
            action={() => cart.handleSubmit(calculate)()}
          />
          {!fields.length && <Box sx={{ color: "text.secondary" }}>{translate(`${OFFERS}.tryPick`)}</Box>}
        </Box>
      </FormProvider>
      <Box role="status">{result && !isDirty && <CalculatorResult result={result} />}</Box>
    </Box>
  )
}

const CalculatorResult = ({ result }: { result: TriedOffer }) => {
  const translate = useTranslate()
  const { lines, item_total, item_discount, delivery_charge, delivery_discount, total, reason } = result
  const sums: [string, number][] = [
    ["tryItems", item_total],
    ["tryItemDiscount", -item_discount],
    ["tryDelivery", delivery_charge],
    ["tryDeliveryDiscount", -delivery_discount],
  ]
  return (
    <Box sx={{ maxWidth: 560, fontVariantNumeric: "tabular-nums" }}>
      {reason && <Notice severity="info" text={reason} />}
      {lines.map(({ product_id, name, quantity, price, discount }) => (
        <Row key={product_id} label={`${quantity} × ${name}`}>
          {inRupees(toPaise(price) * quantity)}
          {discount > 0 && <Box sx={{ color: "success.main" }}>{money(-discount)}</Box>}
        </Row>
      ))}
      {sums
        .filter(([key, amount]) => amount || key === "tryItems")
        .map(([key, amount]) => (
          <Row key={key} label={translate(`${OFFERS}.${key}`)}>
            {money(amount)}
          </Row>
        ))}
      <Row label={translate(`${OFFERS}.tryTotal`)} strong>
        {money(total)}
      </Row>
    </Box>
  )
}

const Row = ({ label, children, strong }: { label: string; children: ReactNode; strong?: boolean }) => (
  <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.5, ...(strong && { fontWeight: 700 }) }}>
    <span>{label}</span>
    <Box sx={{ textAlign: "right" }}>{children}</Box>
  </Box>
)

import type { ShopProduct } from "@haat/catalog/contract"
import { SaveOffer, type TriedOffer } from "@haat/offers/contract"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { FormProvider, useForm, useFormContext } from "react-hook-form"
import { ActionButton } from "../components/ActionButton"
import { ProductPicker } from "../customize/ProductPicker"
import { CalculatorResult } from "./CalculatorResult"
import { tryOffer } from "./requests"

const OFFERS = "resources.offers"
const MAX_LINES = 50

type Line = { product: ShopProduct; quantity: number }

/** What the offer in the form around would take off a cart of chosen products. Nothing is saved. */
export const Calculator = () => {
  const translate = useTranslate()
  const { getValues, trigger } = useFormContext()
  const [lines, setLines] = useState<Line[]>([])
  const [delivery, setDelivery] = useState("0")
  const [result, setResult] = useState<TriedOffer>()
  const change = (next: Line[]) => {
    setLines(next)
    setResult(undefined)
  }
  const run = async () => {
    const offer = SaveOffer.safeParse(getValues())
    // The form then says what is wrong with it.
    if (!offer.success) return void trigger()
    const goods = lines.map(({ product, quantity }) => ({ product_id: String(product.id), quantity }))
    setResult(await tryOffer({ offer: offer.data, lines: goods, delivery_charge: Number(delivery) || 0 }))
  }
  return (
    <Box component="section" aria-labelledby="try-offer" sx={{ width: "100%", mt: 2 }}>
      <Typography id="try-offer" component="h2" sx={{ fontSize: "1.125rem", fontWeight: 700 }}>
        {translate(`${OFFERS}.tryTitle`)}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 1 }}>{translate(`${OFFERS}.tryText`)}</Typography>
      <Picker
        chosen={lines.map(({ product }) => String(product.id))}
        onPick={(product) => change([...lines, { product, quantity: 1 }])}
      />
      {lines.map(({ product, quantity }, at) => (
        <Box key={product.id} sx={{ display: "flex", alignItems: "center", gap: 1, mb: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{product.name}</Box>
          <TextField
            type="number"
            size="small"
            value={quantity}
            onChange={({ target }) => {
              const pieces = Math.max(1, Math.min(1000, Math.floor(Number(target.value)) || 1))
              change(lines.with(at, { product, quantity: pieces }))
            }}
            slotProps={{ htmlInput: { min: 1, max: 1000, "aria-label": translate(`${OFFERS}.tryPieces`, product) } }}
            sx={{ width: 96 }}
          />
          <IconButton
            aria-label={translate(`${OFFERS}.tryRemove`, product)}
            onClick={() => change(lines.filter((_, nth) => nth !== at))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", my: 1 }}>
        <TextField
          type="number"
          size="small"
          label={translate(`${OFFERS}.tryDelivery`)}
          value={delivery}
          onChange={({ target }) => {
            setDelivery(target.value)
            setResult(undefined)
          }}
          slotProps={{ htmlInput: { min: 0 } }}
          sx={{ width: 180 }}
        />
        <ActionButton label={`${OFFERS}.tryRun`} variant="outlined" disabled={!lines.length} action={run} />
        {!lines.length && <Box sx={{ color: "text.secondary" }}>{translate(`${OFFERS}.tryPick`)}</Box>}
      </Box>
      <Box role="status">{result && <CalculatorResult result={result} />}</Box>
    </Box>
  )
}

type PickerProps = { chosen: string[]; onPick: (product: ShopProduct) => void }

/** Apart from the form around: what is picked here is not of the offer. */
const Picker = ({ chosen, onPick }: PickerProps) => (
  <FormProvider {...useForm()}>
    <ProductPicker chosen={chosen} full={chosen.length >= MAX_LINES} onPick={onPick} />
  </FormProvider>
)

import type { TriedOffer } from "@haat/offers/contract"
import { inRupees, money, toPaise } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { Notice } from "../components/Notice"

const OFFERS = "resources.offers"

/** Price of each line and of the whole cart with the offer. */
export const CalculatorResult = ({ result }: { result: TriedOffer }) => {
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

type RowProps = { label: string; children: ReactNode; strong?: boolean }

const Row = ({ label, children, strong }: RowProps) => (
  <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 0.5, ...(strong && { fontWeight: 700 }) }}>
    <span>{label}</span>
    <Box sx={{ textAlign: "right" }}>{children}</Box>
  </Box>
)

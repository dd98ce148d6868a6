import { deliveryWithoutCharges, type PlacedOrder } from "@haat/checkout/contract"
import type { OrderFreight } from "@haat/read-model/contract"
import { inRupees, money, toPaise } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useLocale, useTranslate } from "react-admin"

const SMALL = { color: "text.secondary", fontSize: "0.875rem", fontWeight: 400 } as const

export const OrderItems = ({ order, freight = [] }: { order: PlacedOrder; freight?: OrderFreight[] }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const t = (key: string, values?: object) => translate(`resources.orders.${key}`, values)
  return (
    <>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {order.items.map((item) => {
          const parcel = freight.find(({ product_id, variant_id }) =>
            variant_id ? variant_id === item.variant_id : product_id === item.product_id,
          )
          return (
            <Box component="li" key={item.id} sx={{ display: "flex", gap: 1.5, alignItems: "center", py: 1 }}>
              {item.image && (
                <Box
                  component="img"
                  src={item.image}
                  alt=""
                  loading="lazy"
                  sx={{ width: 48, height: 48, borderRadius: "10px", objectFit: "cover" }}
                />
              )}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box
                  component="a"
                  href={`/product-info/${encodeURIComponent(item.product_id)}`}
                  sx={{ color: "text.primary", fontWeight: 600 }}
                >
                  {item.name}
                </Box>
                <Box sx={SMALL}>
                  {item.quantity} × {money(item.price)}
                  {parcel && ` · ${t("freight", { charge: money(parcel.charge) })}`}
                  {parcel && parcel.days !== "N/A" && `, ${t("days", { days: parcel.days })}`}
                </Box>
              </Box>
              <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums", textAlign: "right" }}>
                {inRupees(toPaise(item.price) * item.quantity)}
                {item.discount > 0 && <Box sx={SMALL}>{money(-item.discount)}</Box>}
              </Box>
            </Box>
          )
        })}
      </Box>
      {!!order.cancelled_pieces?.length && (
        <Box sx={SMALL}>
          {t("cancelItems.list", {
            pieces: order.cancelled_pieces.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
          })}
        </Box>
      )}
      <TotalRow label={t("parts.items")} value={order.item_total} />
      {order.offers.map(({ name, code, amount }) => (
        <TotalRow key={code ?? name} label={code ? `${name} (${code})` : name} value={-amount} />
      ))}
      <TotalRow label={t("parts.delivery")} value={deliveryWithoutCharges(order)} />
      {order.charges.map(({ id, name, name_hi, amount }) => (
        <TotalRow key={id} label={(locale === "hi" && name_hi) || name} value={amount} />
      ))}
      <TotalRow label={t("total")} value={order.total} strong />
      {order.fields.map(({ id, label, label_hi, value }) => (
        <Box key={id} sx={{ ...SMALL, overflowWrap: "anywhere" }}>
          {locale === "hi" ? label_hi : label}: {value === true ? translate("ra.boolean.true") : String(value)}
        </Box>
      ))}
      {order.delivery_unknown && <Box sx={{ ...SMALL, mt: 0.5 }}>{t("deliveryUnknownText")}</Box>}
    </>
  )
}

const TotalRow = ({ label, value, strong }: { label: string; value: number; strong?: boolean }) => (
  <Box
    sx={{
      display: "flex",
      justifyContent: "space-between",
      py: 0.5,
      fontVariantNumeric: "tabular-nums",
      ...(strong
        ? { fontWeight: 700, borderTop: 1, borderColor: "divider", mt: 0.5, pt: 1 }
        : { color: "text.secondary" }),
    }}
  >
    <span>{label}</span>
    <span>{money(value)}</span>
  </Box>
)

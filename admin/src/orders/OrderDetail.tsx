import type { PlacedOrder } from "@haat/back-office/contract"
import type { OrderAddress } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { rupees } from "../components/format"
import { Delivery } from "./Delivery"

export const OrderDetail = ({ order }: { order: PlacedOrder }) => (
  <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "3fr 2fr" } }}>
    <Part title="Items">
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {order.items.map((item) => (
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
              <Link
                href={`/product-info/${encodeURIComponent(item.product_id)}`}
                sx={{ color: "text.primary", fontWeight: 600 }}
              >
                {item.name}
              </Link>
              <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
                {item.quantity} × {rupees(item.price)}
              </Box>
            </Box>
            <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>{rupees(item.price * item.quantity)}</Box>
          </Box>
        ))}
      </Box>
      <Sum label="Items" value={order.item_total} />
      <Sum label="Delivery" value={order.delivery_charge} />
      <Sum label="Total" value={order.total} strong />
    </Part>
    <Box sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
      <Part title="Payment">
        <Box>{order.payment_method}</Box>
        <Box sx={{ color: "text.secondary" }}>{order.payment_status}</Box>
      </Part>
      <Part title="Delivery">
        <Delivery order={order} />
      </Part>
      <Part title="Shipping address">
        <Address address={order.shipping_address} />
      </Part>
      <Part title="Billing address">
        <Address address={order.billing_address} />
      </Part>
      <Part title="Order id">
        <Box sx={{ color: "text.secondary", overflowWrap: "anywhere", fontSize: "0.875rem" }}>{order.id}</Box>
        {order.email && (
          <Link href={`mailto:${order.email}`} sx={{ overflowWrap: "anywhere", fontSize: "0.875rem" }}>
            {order.email}
          </Link>
        )}
      </Part>
    </Box>
  </Box>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography component="h3" variant="overline" sx={{ color: "text.secondary" }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const Sum = ({ label, value, strong }: { label: string; value: number; strong?: boolean }) => (
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
    <span>{rupees(value)}</span>
  </Box>
)

const Address = ({ address }: { address: OrderAddress }) => {
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.address_1,
    address.address_2,
    [address.city, address.province, address.postal_code].filter(Boolean).join(", "),
    address.phone,
  ]
  return (
    <Box component="address" sx={{ fontStyle: "normal", fontSize: "0.9375rem" }}>
      {lines
        .filter((line) => line?.trim())
        .map((line) => (
          <Box key={line}>{line}</Box>
        ))}
    </Box>
  )
}

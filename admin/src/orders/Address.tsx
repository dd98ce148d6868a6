import type { OrderAddress } from "@haat/checkout/contract"
import Box from "@mui/material/Box"

export const Address = ({ address }: { address: OrderAddress }) => {
  const lines = [
    `${address.first_name} ${address.last_name}`,
    address.company,
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

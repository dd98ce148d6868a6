import type { OrderAddress } from "@haat/checkout/contract"
import Box from "@mui/material/Box"

export const Address = ({ address }: { address: OrderAddress }) => {
  const { first_name, last_name, company, address_1, address_2, city, province, postal_code, phone } = address
  const place = [city, province, postal_code].filter(Boolean).join(", ")
  return (
    <Box component="address" sx={{ fontStyle: "normal", fontSize: "0.9375rem" }}>
      {[`${first_name} ${last_name}`, company, address_1, address_2, place, phone]
        .filter((line) => line?.trim())
        .map((line) => (
          <Box key={line}>{line}</Box>
        ))}
    </Box>
  )
}

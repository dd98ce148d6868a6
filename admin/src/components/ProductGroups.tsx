import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { useProductAddress } from "../products/use-product-address"

type OfProduct = { id: string; product_id: string; product_name: string }
type Props<T extends OfProduct> = { rows: T[]; children: (row: T) => ReactNode }

/** Rows that come sorted by product, under a heading for each. */
export const ProductGroups = <T extends OfProduct>({ rows, children }: Props<T>) => {
  const addressOf = useProductAddress()
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.product_id, [...(groups.get(row.product_id) ?? []), row])
  return [...groups].map(([id, ofProduct]) => (
    <Box component="section" key={id} aria-label={ofProduct[0].product_name || "A deleted product"} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1, overflowWrap: "anywhere" }}>
        {ofProduct[0].product_name ? (
          <Box
            component={Link}
            to={addressOf({ id, name: ofProduct[0].product_name })}
            sx={{ color: "inherit", textDecorationColor: "transparent", "&:hover": { textDecorationColor: "inherit" } }}
          >
            {ofProduct[0].product_name}
          </Box>
        ) : (
          "A deleted product"
        )}
      </Typography>
      <Rows>{ofProduct.map(children)}</Rows>
    </Box>
  ))
}

export const Rows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
    {children}
  </Box>
)

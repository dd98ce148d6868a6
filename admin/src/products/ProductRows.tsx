import type { ShopProduct } from "@haat/catalog/contract"
import useMediaQuery from "@mui/material/useMediaQuery"
import { ProductCards } from "./ProductCards"
import { ProductTable } from "./ProductTable"

export type RowsProps = { products: ShopProduct[] /** Serial number of the first row. */; first: number }

/** A table where there is room for one. */
export const ProductRows = (props: RowsProps) => {
  const wide = useMediaQuery("(min-width: 1100px)", { noSsr: true })
  return wide ? <ProductTable {...props} /> : <ProductCards {...props} />
}

import type { ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useId, useState } from "react"
import { count, rupees } from "../components/format"
import { ActiveBox } from "./ActiveBox"
import { AllAttributes, AttributeList } from "./AttributeList"
import type { RowsProps } from "./ProductRows"
import { RowActions } from "./RowActions"
import { SelectBox } from "./Selecting"
import { Thumbnail } from "./Thumbnail"

/** The same rows where a table would have to be scrolled sideways. */
export const ProductCards = ({ products, first }: RowsProps) => (
  <Box
    component="ol"
    aria-label="Products"
    sx={{
      display: "grid",
      gap: 1.5,
      m: 0,
      p: 0,
      listStyle: "none",
      gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
    }}
  >
    {products.map((product, at) => (
      <ProductCard key={product.id} product={product} number={first + at} />
    ))}
  </Box>
)

/** Opened, it has the description and the attributes in full. */
const ProductCard = ({ product, number }: { product: ShopProduct; number: number }) => {
  const [open, setOpen] = useState(false)
  const details = useId()
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: "flex", gap: 1.5 }}>
        <Box sx={{ ml: -1.25, mr: -1, mt: -1 }}>
          <SelectBox product={product} />
        </Box>
        <Thumbnail product={product} size={72} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
            {number}. {product.category?.name ?? "No category"}
          </Typography>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {product.name}
          </Typography>
          <Typography sx={{ fontSize: "0.875rem", mt: 0.25 }}>
            <b>{rupees(product.price)}</b>
            <Box component="span" sx={{ color: product.quantity ? "text.secondary" : "error.main", ml: 1 }}>
              {product.quantity ? `${count(product.quantity)} in stock` : "Out of Stock"}
            </Box>
          </Typography>
        </Box>
      </Box>
      <Typography noWrap={!open} sx={{ color: "text.secondary", fontSize: "0.875rem", mt: 1 }}>
        {product.description}
      </Typography>
      <AttributeList product={product} open={open} onToggle={() => setOpen(!open)} controls={details} />
      {open && <AllAttributes id={details} attributes={product.attributes} />}
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", mt: 1, mb: -1 }}>
        <Box component="label" sx={{ display: "flex", alignItems: "center", ml: -1.25, fontSize: "0.875rem" }}>
          <ActiveBox product={product} />
          Active
        </Box>
        <RowActions product={product} />
      </Box>
    </Card>
  )
}

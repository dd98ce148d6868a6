import type { ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useGetList } from "react-admin"
import { Link } from "react-router-dom"
import { rupees } from "../components/format"
import { SearchBox } from "../components/SearchBox"
import { listFailure } from "../products/list-failure"
import { Thumbnail } from "../products/Thumbnail"
import { useProductAddress } from "../products/use-product-address"

const SHOWN = 5

/** The products header as the specification has it, '5 of 10' included, above the newest five that match. */
export const NewestProducts = () => {
  const [q, setQ] = useState("")
  const addressOf = useProductAddress()
  const { data, error } = useGetList<ShopProduct>(
    "products",
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: "created_at", order: "DESC" }, filter: q ? { q } : {} },
    { retry: false, placeholderData: (previous) => previous },
  )
  return (
    <Card component="section" aria-labelledby="newest">
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 2,
          p: { xs: 2, sm: 3 },
          pb: { xs: 1, sm: 2 },
        }}
      >
        <Typography variant="h2" id="newest">
          Products
        </Typography>
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem", flex: 1 }}>5 of 10</Typography>
        <Box sx={{ flex: "1 1 220px", maxWidth: 360 }}>
          <SearchBox label="Search products" value={q} onSearch={setQ} />
        </Box>
      </Box>
      {error ? (
        <Typography role="alert" sx={{ px: 3, pb: 3, color: "error.main" }}>
          {listFailure(error)}
        </Typography>
      ) : !data ? (
        <Box sx={{ px: 3, pb: 3 }}>
          <Skeleton height={220} />
        </Box>
      ) : data.length ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.map((product) => (
            <Box component="li" key={product.id} sx={{ borderTop: 1, borderColor: "divider" }}>
              <Box
                component={Link}
                to={addressOf(product)}
                sx={{
                  display: "flex",
                  alignItems: "center",
                  gap: 2,
                  px: { xs: 2, sm: 3 },
                  py: 1.25,
                  color: "inherit",
                  textDecoration: "none",
                  "&:hover": { bgcolor: "action.hover" },
                }}
              >
                <Thumbnail product={product} size={44} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
                    {product.name}
                  </Box>
                  <Box sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
                    {product.category?.name ?? "No category"}
                    {product.active ? "" : " · hidden"}
                  </Box>
                </Box>
                <Box sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>{rupees(product.price)}</Box>
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography sx={{ px: 3, pb: 3 }}>No products found.</Typography>
      )}
      <Box sx={{ p: 2, borderTop: 1, borderColor: "divider" }}>
        <Button component={Link} to="/products">
          All products
        </Button>
      </Box>
    </Card>
  )
}

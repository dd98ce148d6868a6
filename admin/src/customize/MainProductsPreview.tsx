import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { Thumbnail } from "../products/Thumbnail"
import { Preview } from "./Preview"

/** The row on the home page: in this order, without what is not active. */
export const MainProductsPreview = ({ products }: { products: ShopProduct[] }) => {
  const translate = useTranslate()
  const shown = products.filter(({ active }) => active)
  return (
    <Preview>
      <Box sx={{ p: 2, border: 1, borderColor: "divider", borderRadius: "14px", bgcolor: "background.default" }}>
        <Typography sx={{ fontWeight: 600, fontSize: "1.125rem", mb: 1.5 }}>
          {translate("resources.main-products.shownAs")}
        </Typography>
        {shown.length ? (
          <Box
            component="ol"
            aria-label={translate("resources.main-products.shownAs")}
            tabIndex={0}
            sx={{
              listStyle: "none",
              m: 0,
              p: 0,
              pb: 1,
              display: "grid",
              gridAutoFlow: "column",
              gridAutoColumns: { xs: "43%", sm: "29%", md: "40%", lg: "30%" },
              gap: 1.5,
              overflowX: "auto",
            }}
          >
            {shown.map((product) => (
              <Card key={product.id} product={product} />
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
            {translate("resources.main-products.newestInstead")}
          </Typography>
        )}
      </Box>
    </Preview>
  )
}

const Card = ({ product }: { product: ShopProduct }) => {
  const translate = useTranslate()
  const soldOut = product.quantity < 1
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        border: 1,
        borderColor: "divider",
        borderRadius: "14px",
        overflow: "hidden",
        bgcolor: "background.paper",
      }}
    >
      <Box sx={{ opacity: soldOut ? 0.6 : 1 }}>
        <Thumbnail product={product} size="fill" />
      </Box>
      {soldOut && (
        <Chip
          size="small"
          color="error"
          label={translate("resources.products.outOfStock")}
          sx={{ position: "absolute", top: 8, left: 8 }}
        />
      )}
      <Box sx={{ display: "flex", flexDirection: "column", flex: 1, gap: 0.5, p: 1.5 }}>
        <Box
          sx={{
            display: "-webkit-box",
            WebkitBoxOrient: "vertical",
            WebkitLineClamp: 2,
            overflow: "hidden",
            overflowWrap: "anywhere",
            fontSize: "0.875rem",
            fontWeight: 500,
          }}
        >
          {product.name}
        </Box>
        <Box sx={{ mt: "auto", fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>{money(product.price)}</Box>
      </Box>
    </Box>
  )
}

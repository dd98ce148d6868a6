import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { Tag } from "../components/Tag"
import { Thumbnail } from "../products/Thumbnail"
import { Preview } from "./Preview"

const WORDS = "resources.main-products"
const FRAME = { border: 1, borderColor: "divider", borderRadius: "14px" }
const COLUMN = { display: "flex", flexDirection: "column" } as const
const STRIP = {
  listStyle: "none",
  m: 0,
  p: 0,
  pb: 1,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: { xs: "43%", sm: "29%", md: "40%", lg: "30%" },
  gap: 1.5,
  overflowX: "auto",
} as const
const TWO_LINES = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const

export const MainProductsPreview = ({ products }: { products: ShopProduct[] }) => {
  const translate = useTranslate()
  const title = translate(`${WORDS}.shownAs`)
  const shown = products.filter(({ active }) => active)
  return (
    <Preview>
      <Box sx={{ ...FRAME, p: 2, bgcolor: "background.default" }}>
        <Typography sx={{ fontWeight: 600, fontSize: "1.125rem", mb: 1.5 }}>{title}</Typography>
        {shown.length ? (
          <Box component="ol" aria-label={title} tabIndex={0} sx={STRIP}>
            {shown.map((product) => (
              <Card key={product.id} product={product} />
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
            {translate(`${WORDS}.newestInstead`)}
          </Typography>
        )}
      </Box>
    </Preview>
  )
}

const Card = ({ product }: { product: ShopProduct }) => {
  const soldOut = product.quantity < 1
  const label = useTranslate()("resources.products.outOfStock")
  return (
    <Box
      component="li"
      sx={{ ...FRAME, ...COLUMN, position: "relative", overflow: "hidden", bgcolor: "background.paper" }}
    >
      <Box sx={{ opacity: soldOut ? 0.6 : 1 }}>
        <Thumbnail product={product} size="fill" />
      </Box>
      {soldOut && <Tag color="error" label={label} sx={{ position: "absolute", top: 8, left: 8 }} />}
      <Box sx={{ ...COLUMN, flex: 1, gap: 0.5, p: 1.5 }}>
        <Typography sx={{ ...TWO_LINES, fontSize: "0.875rem", fontWeight: 500 }}>{product.name}</Typography>
        <Box sx={{ mt: "auto", fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>{money(product.price)}</Box>
      </Box>
    </Box>
  )
}

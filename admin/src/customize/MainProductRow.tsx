import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/http/money"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { Thumbnail } from "../products/Thumbnail"

type Props = { product: ShopProduct; place: number; handle: ReactNode; onRemove: () => void }

export const MainProductRow = ({ product, place, handle, onRemove }: Props) => {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1,
        p: 0.75,
        border: 1,
        borderColor: "divider",
        borderRadius: "12px",
        bgcolor: "background.paper",
      }}
    >
      {handle}
      <Box sx={{ width: 24, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>{place}.</Box>
      <Thumbnail product={product} size={44} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{product.name}</Box>
        <Box sx={{ fontSize: "0.8125rem", color: product.active ? "text.secondary" : "error.main" }}>
          {product.active ? money(product.price) : translate("resources.main-products.hidden")}
        </Box>
      </Box>
      <IconButton onClick={onRemove} aria-label={translate("resources.main-products.remove", { name: product.name })}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { moveItem } from "../components/move-item"
import { SortableList } from "../components/SortableList"
import { Thumbnail } from "../products/Thumbnail"

type Props = { products: ShopProduct[]; label: string; onChange: (products: ShopProduct[]) => void }

/** Products in the order they are shown in: moved by dragging or by keys, and taken away. */
export const ChosenProducts = ({ products, label, onChange }: Props) => (
  <SortableList
    items={products}
    label={label}
    layout="rows"
    nameOf={({ name }) => name}
    onMove={(from, to) => onChange(moveItem(products, from, to))}
    sx={{ display: "grid", gap: 1 }}
  >
    {(product, at, handle) => (
      <Row
        product={product}
        place={at + 1}
        handle={handle}
        onRemove={() => onChange(products.filter(({ id }) => id !== product.id))}
      />
    )}
  </SortableList>
)

type RowProps = { product: ShopProduct; place: number; handle: ReactNode; onRemove: () => void }

const Row = ({ product, place, handle, onRemove }: RowProps) => {
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

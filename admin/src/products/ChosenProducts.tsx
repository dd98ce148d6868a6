import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { IconAction } from "../components/buttons"
import { SortableList } from "../components/SortableList"
import { Thumbnail } from "./Thumbnail"

type Props = { products: ShopProduct[]; label: string; onChange: (products: ShopProduct[]) => void }

const WORDS = "resources.products.picker"
const ROW = { display: "flex", alignItems: "center", gap: 1, p: 0.75, border: 1, borderColor: "divider" }

/** Chosen products, which can be put in another order and taken out. */
export const ChosenProducts = ({ products, label, onChange }: Props) => {
  const translate = useTranslate()
  return (
    <SortableList
      items={products}
      label={label}
      layout="rows"
      getName={({ name }) => name}
      onSort={onChange}
      sx={{ display: "grid", gap: 1 }}
    >
      {({ id, name, price, active, images }, at, handle) => (
        <Box sx={{ ...ROW, borderRadius: "12px", bgcolor: "background.paper" }}>
          {handle}
          <Box sx={{ width: 24, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>{at + 1}.</Box>
          <Thumbnail product={{ images }} size={44} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Box>
            <Box sx={{ fontSize: "0.8125rem", color: active ? "text.secondary" : "error.main" }}>
              {active ? money(price) : translate(`${WORDS}.hidden`)}
            </Box>
          </Box>
          <IconAction
            label={translate(`${WORDS}.remove`, { name })}
            icon={<RemoveIcon fontSize="small" />}
            onClick={() => onChange(products.filter((product) => product.id !== id))}
          />
        </Box>
      )}
    </SortableList>
  )
}

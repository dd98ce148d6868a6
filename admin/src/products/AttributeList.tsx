import type { ShopProduct } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useExpanded, useRecordContext, useTranslate } from "react-admin"

const SHOWN = 2

/** The first few attributes of the row as far as there is room for them, and a button that opens all of them. */
export const AttributeList = () => {
  const translate = useTranslate()
  const product = useRecordContext<ShopProduct>()
  const [open, toggle] = useExpanded("products", product?.id ?? "")
  if (!product?.attributes.length) return null
  const { id, name, attributes } = product
  const words = { count: grouped(attributes.length), name }
  return (
    <Box sx={{ fontSize: "0.8125rem", color: "text.secondary", lineHeight: 1.5 }}>
      {!open &&
        attributes.slice(0, SHOWN).map(({ key, value }, at) => (
          <Box key={at} sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {key}: {value}
          </Box>
        ))}
      <Button
        size="small"
        onClick={() => toggle()}
        aria-expanded={open}
        aria-controls={`products-${id}-expand`}
        aria-label={translate("resources.products.allAttributesOf", words)}
        endIcon={<ExpandIcon sx={{ transform: open ? "rotate(180deg)" : undefined }} />}
        sx={{ ml: -1, px: 1, minWidth: 0, whiteSpace: "nowrap" }}
      >
        {translate("resources.products.allAttributes", words)}
      </Button>
    </Box>
  )
}

/** Every attribute of the row in full. */
export const AllAttributes = () => (
  <Box
    component="dl"
    sx={{
      m: 0,
      py: 1.5,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
      columnGap: 3,
      rowGap: 1,
      fontSize: "0.875rem",
      overflowWrap: "anywhere",
    }}
  >
    {useRecordContext<ShopProduct>()?.attributes.map(({ key, value }, at) => (
      <Box key={at}>
        <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
          {key}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)

import type { ShopProduct } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import { useExpanded, useRecordContext, useTranslate } from "react-admin"
import { TextButton } from "../components/TextButton"

const SHOWN = 2

/** The first few attributes of the row as far as there is room for them, and a button that opens all of them. */
export const AttributeList = () => {
  const translate = useTranslate()
  const { id, name, attributes } = useRecordContext() as ShopProduct
  const [open, toggle] = useExpanded("products", id)
  if (!attributes.length) return null
  const words = { count: grouped(attributes.length), name }
  return (
    <Box sx={{ fontSize: "0.8125rem", color: "text.secondary", lineHeight: 1.5 }}>
      {!open &&
        attributes.slice(0, SHOWN).map(({ key, value }, at) => (
          <Box key={at} sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {key}: {value}
          </Box>
        ))}
      <TextButton
        size="small"
        label={translate("resources.products.allAttributes", words)}
        aria-label={translate("resources.products.allAttributesOf", words)}
        aria-expanded={open}
        aria-controls={`products-${id}-expand`}
        onClick={() => toggle()}
        endIcon={<ExpandIcon sx={{ transform: open ? "rotate(180deg)" : undefined }} />}
        sx={{ ml: -1, px: 1, minWidth: 0, whiteSpace: "nowrap" }}
      />
    </Box>
  )
}

export const AllAttributes = () => (
  <Box component="dl" sx={IN_COLUMNS}>
    {useRecordContext<ShopProduct>()?.attributes.map(({ key, value }, at) => (
      <div key={at}>
        <dt>{key}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
)

const IN_COLUMNS = {
  m: 0,
  py: 1.5,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  columnGap: 3,
  rowGap: 1,
  fontSize: "0.875rem",
  overflowWrap: "anywhere",
  "& dt": { color: "text.secondary", fontSize: "0.8125rem" },
  "& dd": { m: 0 },
} as const

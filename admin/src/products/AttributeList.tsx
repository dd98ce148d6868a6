import type { Attribute } from "@haat/catalog/contract"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

const SHOWN = 2

type Props = {
  product: { name: string; attributes: Attribute[] }
  open: boolean
  onToggle: () => void
  /** The id of what opens: `AllAttributes`. */
  controls: string
}

/** The first few attributes as far as there is room for them, and a button that opens all of them. */
export const AttributeList = ({ product: { name, attributes }, open, onToggle, controls }: Props) =>
  attributes.length > 0 && (
    <Box sx={{ fontSize: "0.8125rem", color: "text.secondary", lineHeight: 1.5 }}>
      {!open &&
        attributes.slice(0, SHOWN).map(({ key, value }, at) => (
          <Box key={at} sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {key}: {value}
          </Box>
        ))}
      <Button
        size="small"
        onClick={onToggle}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        aria-label={`All ${attributes.length} attributes of ${name}`}
        endIcon={<ExpandIcon sx={{ transform: open ? "rotate(180deg)" : undefined }} />}
        sx={{ ml: -1, px: 1, minWidth: 0, whiteSpace: "nowrap" }}
      >
        All {attributes.length}
      </Button>
    </Box>
  )

/** Every attribute in full. */
export const AllAttributes = ({ id, attributes }: { id: string; attributes: Attribute[] }) => (
  <Box
    id={id}
    component="dl"
    sx={{
      m: 0,
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
      columnGap: 3,
      rowGap: 1,
      fontSize: "0.875rem",
      overflowWrap: "anywhere",
    }}
  >
    {attributes.map(({ key, value }, at) => (
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

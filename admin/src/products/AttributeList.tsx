import type { Attribute } from "@haat/catalog/contract"
import Box from "@mui/material/Box"

const SHOWN = 2

/** The first few; the rest are a hover or an edit away. */
export const AttributeList = ({ attributes }: { attributes: Attribute[] }) => {
  if (!attributes.length) return null
  const all = attributes.map(({ key, value }) => `${key}: ${value}`)
  return (
    <Box title={all.join("\n")} sx={{ fontSize: "0.8125rem", color: "text.secondary", lineHeight: 1.5 }}>
      {all.slice(0, SHOWN).map((line, at) => (
        <Box key={at} sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
          {line}
        </Box>
      ))}
      {all.length > SHOWN && <Box>+{all.length - SHOWN} more</Box>}
    </Box>
  )
}

import Box from "@mui/material/Box"
import { useContext } from "react"
import { ListContext, useRecordContext, useTranslate } from "react-admin"
import { TextLink } from "../components/links"
import { BY_PRODUCT, type ProductReference } from "./ProductTexts"
import { useProductAddress } from "./use-product-address"

const SMALL = { display: "block", mt: 0.5, color: "text.secondary", fontSize: "0.875rem", minHeight: 24 } as const
const AS_LINK = {
  // Before the size of the text, which it would reset.
  font: "inherit",
  ...SMALL,
  p: 0,
  border: 0,
  background: "none",
  textAlign: "left",
  cursor: "pointer",
  "&:hover": { textDecoration: "underline" },
} as const

/**
 * The product that the record in context is about. In a list a click leaves only its rows, unless they are under its
 * heading; on the record's own screen it leads to the product.
 */
export const AboutProduct = () => {
  const { product_id: id, product_name } = useRecordContext() as ProductReference
  const list = useContext(ListContext)
  const addressOf = useProductAddress()
  const deleted = useTranslate()("components.deletedProduct")
  const name = product_name || deleted
  if (list?.sort.field === BY_PRODUCT.field) return null
  if (list)
    return (
      <Box
        component="button"
        type="button"
        sx={AS_LINK}
        onClick={() => list.setFilters({ ...list.filterValues, product_id: id })}
      >
        {name}
      </Box>
    )
  return product_name ? (
    <TextLink to={addressOf({ id, name })} sx={SMALL}>
      {name}
    </TextLink>
  ) : (
    <Box sx={SMALL}>{name}</Box>
  )
}

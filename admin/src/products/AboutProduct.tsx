import Link from "@mui/material/Link"
import { useListContext, useTranslate } from "react-admin"

/** The product's name; a click leaves only its rows in the list. */
export const OnlyProduct = ({ id, name }: { id: string; name: string }) => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      onClick={() => setFilters({ ...filterValues, product_id: id })}
      sx={{
        display: "block",
        mt: 0.5,
        textAlign: "left",
        color: "text.secondary",
        fontSize: "0.875rem",
        minHeight: 24,
      }}
    >
      {name || translate("components.deletedProduct")}
    </Link>
  )
}

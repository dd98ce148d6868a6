import Link from "@mui/material/Link"
import { useListContext } from "react-admin"

/** The product's name; a click leaves only its rows in the list. */
export const OnlyProduct = ({ id, name }: { id: string; name: string }) => {
  const { filterValues, setFilters } = useListContext()
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      onClick={() => setFilters({ ...filterValues, product_id: id }, undefined, false)}
      sx={{
        display: "block",
        mt: 0.5,
        textAlign: "left",
        color: "text.secondary",
        fontSize: "0.875rem",
        minHeight: 24,
      }}
    >
      {name || "A deleted product"}
    </Link>
  )
}

import Box from "@mui/material/Box"
import Pagination from "@mui/material/Pagination"
import { useListContext } from "react-admin"
import { count } from "./format"

export const Pager = () => {
  const { page, perPage, total = 0, setPage } = useListContext()
  const pages = Math.ceil(total / perPage)
  if (!total) return null
  return (
    <Box
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 1, mt: 2 }}
    >
      <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {count((page - 1) * perPage + 1)}–{count(Math.min(page * perPage, total))} of {count(total)}
      </Box>
      {pages > 1 && (
        <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} siblingCount={0} color="primary" />
      )}
    </Box>
  )
}

import TableCell from "@mui/material/TableCell"
import TableSortLabel from "@mui/material/TableSortLabel"
import { useListContext } from "react-admin"

type Props = { field: string; label: string; width?: number | string; align?: "right" }

export const SortableHead = ({ field, label, width, align }: Props) => {
  const { sort, setSort } = useListContext()
  const here = sort.field === field
  const direction = sort.order === "ASC" ? "asc" : "desc"
  return (
    <TableCell sx={{ width }} align={align} sortDirection={here ? direction : false}>
      <TableSortLabel
        active={here}
        hideSortIcon
        direction={here ? direction : "asc"}
        onClick={() => setSort({ field, order: here && sort.order === "ASC" ? "DESC" : "ASC" })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

import Card from "@mui/material/Card"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { useMay } from "../session/use-may"
import type { RowsProps } from "./ProductRows"
import { ProductTableRow } from "./ProductTableRow"
import { SelectPage } from "./Selecting"
import { SortableHead } from "./SortableHead"

export const ProductTable = ({ products, first }: RowsProps) => {
  const may = useMay()
  const editing = may("products.edit")
  const acting = editing || may("products.delete")
  return (
    <TableContainer component={Card}>
      <Table
        aria-label="Products"
        sx={{ tableLayout: "fixed", "& td, & th": { px: 1 }, "& tr > :first-of-type": { pl: 1 } }}
      >
        <TableHead>
          <TableRow>
            {editing && (
              <TableCell padding="checkbox" sx={{ width: 48 }}>
                <SelectPage products={products} />
              </TableCell>
            )}
            <TableCell sx={{ width: 40 }}>No.</TableCell>
            <TableCell sx={{ width: 60 }}>Picture</TableCell>
            <SortableHead field="name" label="Name" width="16%" />
            <TableCell sx={{ width: "14%" }}>Description</TableCell>
            <SortableHead field="price" label="Price" width={84} align="right" />
            <SortableHead field="quantity" label="Quantity" width={80} align="right" />
            <SortableHead field="category" label="Category" width={108} />
            <SortableHead field="active" label="Active" width={64} />
            <TableCell>Attributes</TableCell>
            {acting && <TableCell sx={{ width: 88 }}>Actions</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map((product, at) => (
            <ProductTableRow key={product.id} product={product} number={first + at} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

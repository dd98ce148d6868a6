import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { count, rupees } from "../components/format"
import { useMay } from "../session/use-may"
import { ActiveBox } from "./ActiveBox"
import { AttributeList } from "./AttributeList"
import type { RowsProps } from "./ProductRows"
import { RowActions } from "./RowActions"
import { SelectBox, SelectPage } from "./Selecting"
import { SortableHead } from "./SortableHead"
import { Thumbnail } from "./Thumbnail"

const clamp = (lines: number) =>
  ({ display: "-webkit-box", WebkitLineClamp: lines, WebkitBoxOrient: "vertical", overflow: "hidden" }) as const

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
            <SortableHead field="name" label="Name" width="17%" />
            <TableCell sx={{ width: "17%" }}>Description</TableCell>
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
            <TableRow key={product.id} sx={{ "&:last-child td": { border: 0 }, opacity: 1 }}>
              {editing && (
                <TableCell padding="checkbox">
                  <SelectBox product={product} />
                </TableCell>
              )}
              <TableCell sx={{ color: "text.secondary" }}>{first + at}</TableCell>
              <TableCell sx={{ py: 1 }}>
                <Thumbnail product={product} size={48} />
              </TableCell>
              <TableCell sx={{ fontWeight: 600, overflowWrap: "break-word" }}>{product.name}</TableCell>
              <TableCell sx={{ color: "text.secondary" }}>
                <Box sx={clamp(2)}>{product.description}</Box>
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>
                {rupees(product.price)}
              </TableCell>
              <TableCell
                align="right"
                sx={{ fontVariantNumeric: "tabular-nums", color: product.quantity ? undefined : "error.main" }}
              >
                {count(product.quantity)}
              </TableCell>
              <TableCell sx={{ overflowWrap: "break-word" }}>{product.category?.name ?? "–"}</TableCell>
              <TableCell>
                <ActiveBox product={product} />
              </TableCell>
              <TableCell>
                <AttributeList attributes={product.attributes} />
              </TableCell>
              {acting && (
                <TableCell sx={{ pl: 0 }}>
                  <RowActions product={product} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

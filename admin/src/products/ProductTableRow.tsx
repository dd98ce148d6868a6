import type { ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import TableCell from "@mui/material/TableCell"
import TableRow from "@mui/material/TableRow"
import { useId, useState } from "react"
import { count, rupees } from "../components/format"
import { useMay } from "../session/use-may"
import { ActiveBox } from "./ActiveBox"
import { AllAttributes, AttributeList } from "./AttributeList"
import { RowActions } from "./RowActions"
import { SelectBox } from "./Selecting"
import { Thumbnail } from "./Thumbnail"

const TWO_LINES = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const

/** From the number to the attributes; a role may have one before and one after them. */
const COLUMNS = 9

/** One product; opened, a second row has its attributes in full. */
export const ProductTableRow = ({ product, number }: { product: ShopProduct; number: number }) => {
  const [open, setOpen] = useState(false)
  const details = useId()
  const may = useMay()
  const editing = may("products.edit")
  const acting = editing || may("products.delete")
  return (
    <>
      <TableRow sx={open ? { "& td": { border: 0 } } : { "&:last-child td": { border: 0 } }}>
        {editing && (
          <TableCell padding="checkbox">
            <SelectBox product={product} />
          </TableCell>
        )}
        <TableCell sx={{ color: "text.secondary" }}>{number}</TableCell>
        <TableCell sx={{ py: 1 }}>
          <Thumbnail product={product} size={48} />
        </TableCell>
        <TableCell sx={{ fontWeight: 600, overflowWrap: "break-word" }}>{product.name}</TableCell>
        <TableCell sx={{ color: "text.secondary" }}>
          <Box sx={TWO_LINES}>{product.description}</Box>
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
          <AttributeList product={product} open={open} onToggle={() => setOpen(!open)} controls={details} />
        </TableCell>
        {acting && (
          <TableCell sx={{ pl: 0 }}>
            <RowActions product={product} />
          </TableCell>
        )}
      </TableRow>
      {open && (
        <TableRow sx={{ "&:last-child td": { border: 0 } }}>
          <TableCell colSpan={COLUMNS + Number(editing) + Number(acting)} sx={{ pl: "16px !important", pb: 2.5 }}>
            <AllAttributes id={details} attributes={product.attributes} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
}

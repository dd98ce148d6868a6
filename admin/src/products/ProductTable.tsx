import type { ShopProduct } from "@haat/catalog/contract"
import { grouped, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { TextField, useCanAccess, useListContext, useTranslate } from "react-admin"
import { Col, Table } from "../components/Table"
import { ActiveBox, AllAttributes, AttributeList, RowActions, SelectBox, SelectPage } from "./ProductCells"
import { PictureField } from "./Thumbnail"

const CARDS_BELOW = 1100

export const ProductTable = () => {
  const { data = [], page, perPage } = useListContext<ShopProduct>()
  const { canAccess: canEdit } = useCanAccess({ resource: "products", action: "edit" })
  const { canAccess: canDelete } = useCanAccess({ resource: "products", action: "delete" })
  const rowNumber = ({ id }: ShopProduct) => (page - 1) * perPage + 1 + data.findIndex((product) => product.id === id)
  return (
    <Table cardsBelow={CARDS_BELOW} expand={<AllAttributes />} sx={COLUMNS}>
      {canEdit && <Col source="select" disableSort label={<SelectPage />} field={SelectBox} />}
      <Col source="number" disableSort render={rowNumber} />
      <Col source="picture" disableSort field={PictureField} />
      <Col source="name" />
      <Col source="description" disableSort field={TextField} />
      <Col source="price" align="right" render={priceRange} />
      <Col
        source="quantity"
        align="right"
        render={(product: ShopProduct) => (
          <Box component="span" sx={{ color: sellablePieces(product) ? undefined : "error.main" }}>
            <CardLabel label="quantity" /> {grouped(sellablePieces(product))}
          </Box>
        )}
      />
      <Col source="category">
        <TextField source="category.name" emptyText="–" />
      </Col>
      <Col
        source="active"
        render={() => (
          <>
            <ActiveBox />
            <CardLabel label="active" />
          </>
        )}
      />
      <Col source="attributes" disableSort field={AttributeList} />
      {(canEdit || canDelete) && <Col source="actions" disableSort field={RowActions} />}
    </Table>
  )
}

const CardLabel = ({ label }: { label: string }) => (
  <span className="in-card">{useTranslate()(`resources.products.fields.${label}`)}</span>
)

const WIDTHS = {
  select: 48,
  number: 40,
  picture: 64,
  name: "16%",
  description: "14%",
  price: 84,
  quantity: 80,
  category: 108,
  active: 64,
  actions: 96,
}

/** Card layout: picture and name in one line, then short fields, then the rest. */
const CARD = {
  "& tbody tr": { justifyContent: "flex-start", gap: 1 },
  "& td.column-name": { flex: "1 1 50%", fontSize: "1rem" },
  "& td.column-description": { flex: "1 1 100%", minWidth: 0 },
  // A truncated value must not widen the page.
  "& td.column-attributes": { flex: "1 1 55%", minWidth: 0, "& > div": { contain: "inline-size" } },
  "& tbody tr:not(.RaDataTable-expandRow)": { border: 0 },
  "& tbody tr.RaDataTable-expandRow": { py: 0, "& td": { flex: "1 1 100%" } },
}

/** Fits all columns into the table. Hides react-admin's expand button, as AttributeList has one. */
const COLUMNS = {
  [`@media (min-width: ${CARDS_BELOW}px)`]: {
    "& td.column-name": { minWidth: 150, overflowWrap: "break-word" },
    "& td.column-attributes": { maxWidth: 140 },
    "& td, & th": { px: 1 },
    "& .in-card": { display: "none" },
    ...Object.fromEntries(Object.entries(WIDTHS).map(([source, width]) => [`& th.column-${source}`, { width }])),
  },
  [`@media (max-width: ${CARDS_BELOW - 0.05}px)`]: CARD,
  "& .RaDataTable-expandIconCell, & .RaDataTable-expandHeader": { display: "none !important" },
  "& .column-name, & .column-price": { fontWeight: 600 },
  "& .column-description, & .column-number": { color: "text.secondary" },
  "& td.column-description span": {
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
    fontSize: "inherit",
  },
}

/** Returns the lowest and highest price of the variants, such as "₹499 – ₹799". */
const priceRange = ({ price, variants = [] }: ShopProduct) => {
  const prices = variants.length ? variants.map((variant) => variant.price) : [price]
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return lowest < highest ? `${money(lowest)} – ${money(highest)}` : money(lowest)
}

/** Returns the number of sellable pieces of all variants. */
const sellablePieces = ({ quantity, variants }: ShopProduct) =>
  variants ? variants.reduce((sum, variant) => sum + variant.quantity, 0) : quantity

import type { SearchPinRow } from "@haat/search/contract"
import Box from "@mui/material/Box"
import { DialogResource } from "../components/DialogResource"
import { Col } from "../components/Table"
import { searchPins } from "./dialog"

const SearchPinList = () => (
  <DialogResource {...searchPins}>
    <Col source="text" sx={{ fontWeight: 600 }} />
    <Col source="products" disableSort render={({ products }: SearchPinRow) => <Names products={products} />} />
  </DialogResource>
)

const Names = ({ products }: Pick<SearchPinRow, "products">) => (
  <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
    {products.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </Box>
)

export default SearchPinList

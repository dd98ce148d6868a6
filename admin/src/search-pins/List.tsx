import type { SearchPinRow } from "@haat/search/contract"
import AddIcon from "@mui/icons-material/Add"
import PinIcon from "@mui/icons-material/PushPinOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { CanAccess, useTranslate } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { SearchFilter } from "../components/Filters"
import { DateField } from "../components/fields"
import { List } from "../components/List"
import { Col, Table } from "../components/Table"
import { RowActions } from "./RowActions"
import { usePinForm } from "./use-pin-form"

const PINS = "resources.search-pins"

/** Which products come first for which search texts: add, find, change and delete them. */
const SearchPinList = () => {
  const translate = useTranslate()
  return (
    <List
      failed={`${PINS}.failed`}
      empty={<EmptyState icon={<PinIcon />} title={`${PINS}.none`} text={`${PINS}.noneText`} />}
      actions={
        <CanAccess action="create">
          <AddPin />
        </CanAccess>
      }
      above={
        <Typography sx={{ color: "text.secondary", maxWidth: 720, mb: 2 }}>{translate(`${PINS}.about`)}</Typography>
      }
      filters={<SearchFilter label={`${PINS}.search`} />}
    >
      <Table>
        <Col source="text" render={({ text }: SearchPinRow) => <Box sx={{ fontWeight: 600 }}>{text}</Box>} />
        <Col source="products" disableSort render={({ products }: SearchPinRow) => <Names products={products} />} />
        <Col source="updated_at" field={DateField} />
        <Col source="actions" disableSort align="right" render={() => <RowActions />} />
      </Table>
    </List>
  )
}

const Names = ({ products }: Pick<SearchPinRow, "products">) => (
  <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
    {products.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </Box>
)

const AddPin = () => {
  const translate = useTranslate()
  const { open, form } = usePinForm()
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => open({})}>
        {translate(`${PINS}.add`)}
      </Button>
      {form}
    </>
  )
}

export default SearchPinList

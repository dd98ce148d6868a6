import { Col, DateField, EmptyState, List, NumberCol, SearchFilter, Table } from "@haat/sdk/admin"
import FavoriteIcon from "@mui/icons-material/FavoriteBorder"
import { BooleanField } from "react-admin"

const WishlistList = () => (
  <List
    failed="resources.wishlists.failed"
    empty={<EmptyState icon={<FavoriteIcon />} title="resources.wishlists.none" />}
    filters={<SearchFilter label="resources.wishlists.search" />}
  >
    <Table>
      <Col source="name" />
      <Col source="customer_name" disableSort />
      <NumberCol source="items" disableSort />
      <Col source="is_shared" field={BooleanField} disableSort />
      <Col source="created_at" field={DateField} />
    </Table>
  </List>
)

export default WishlistList

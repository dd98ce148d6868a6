import { Col, DateField, EmptyState, List, SearchFilter, Table } from "@haat/sdk/admin"
import BookmarkIcon from "@mui/icons-material/BookmarkBorder"

const __Row__List = () => (
  <List
    failed="resources.__resource__.failed"
    empty={<EmptyState icon={<BookmarkIcon />} title="resources.__resource__.none" />}
    filters={<SearchFilter label="resources.__resource__.search" />}
  >
    <Table>
      <Col source="name" />
      <Col source="customer_name" disableSort />
      <Col source="created_at" field={DateField} />
    </Table>
  </List>
)

export default __Row__List

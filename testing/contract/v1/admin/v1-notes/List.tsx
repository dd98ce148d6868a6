import { Col, DateField, EmptyState, List, SearchFilter, Table } from "@haat/sdk/admin"
import BookmarkIcon from "@mui/icons-material/BookmarkBorder"

const V1NoteList = () => (
  <List
    failed="resources.v1-notes.failed"
    empty={<EmptyState icon={<BookmarkIcon />} title="resources.v1-notes.none" />}
    filters={<SearchFilter label="resources.v1-notes.search" />}
  >
    <Table>
      <Col source="name" />
      <Col source="customer_name" disableSort />
      <Col source="created_at" field={DateField} />
    </Table>
  </List>
)

export default V1NoteList

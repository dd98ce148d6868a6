import { useListContext } from "react-admin"
import { FilterChoice } from "../components/Choice"
import { RecordCards } from "../components/cards"
import { EmptyProductTexts } from "../components/EmptyState"
import { List } from "../components/List"
import { Complaint } from "./Complaint"

/** The grievance officer's queue: what has waited longest first, by default what is not closed. */
const ComplaintList = () => (
  <List
    perPage={20}
    sort={{ field: "created_at", order: "ASC" }}
    filterDefaultValues={{ closed: false }}
    failed="resources.complaints.failed"
    empty={<Empty />}
    filters={<FilterChoice source="closed" yes="closed" no="open" order={["open", "closed", "all"]} />}
  >
    <RecordCards>
      <Complaint />
    </RecordCards>
  </List>
)

const Empty = () => <EmptyProductTexts filtered={!!useListContext().filterValues.closed} />

export default ComplaintList

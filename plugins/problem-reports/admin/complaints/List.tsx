import { EmptyRecords, FilterChoice, List, RecordCards } from "@haat/sdk/admin"
import { Complaint } from "./Complaint"

const OPEN = { closed: false }

/** The grievance officer's queue: oldest first, by default open complaints. */
const ComplaintList = () => (
  <List
    perPage={20}
    sort={{ field: "created_at", order: "ASC" }}
    filterDefaultValues={OPEN}
    failed="resources.complaints.failed"
    empty={<EmptyRecords defaultFilters={OPEN} />}
    filters={<FilterChoice source="closed" values={{ open: false, closed: true, all: undefined }} />}
  >
    <RecordCards>
      <Complaint />
    </RecordCards>
  </List>
)

export default ComplaintList

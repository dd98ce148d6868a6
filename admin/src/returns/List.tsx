import ReturnsIcon from "@mui/icons-material/AssignmentReturnOutlined"
import { useTranslate } from "react-admin"
import { RecordCards } from "../components/cards"
import { EmptyState } from "../components/EmptyState"
import { ChoiceFilter, toChoices } from "../components/Filters"
import { ResourceList } from "../components/ResourceList"
import { messages } from "./messages"
import { Return } from "./Return"

const RETURNS = "resources.returns"
const STATES = toChoices(`${RETURNS}.states`, messages.states)

/** The queue of returns: oldest first, by default those to decide. */
const ReturnList = () => {
  const translate = useTranslate()
  return (
    <ResourceList
      perPage={20}
      sort={{ field: "created_at", order: "ASC" }}
      filterDefaultValues={{ state: "requested" }}
      empty={
        <EmptyState icon={<ReturnsIcon />} title={translate(`${RETURNS}.none`)}>
          {translate(`${RETURNS}.noneText`)}
        </EmptyState>
      }
      filters={
        <ChoiceFilter source="state" label={`${RETURNS}.filter`} emptyText={`${RETURNS}.everyState`} choices={STATES} />
      }
    >
      <RecordCards>
        <Return />
      </RecordCards>
    </ResourceList>
  )
}

export default ReturnList

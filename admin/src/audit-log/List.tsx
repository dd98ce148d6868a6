import type { AuditLogFilters } from "@haat/back-office/contract"
import AuditLogIcon from "@mui/icons-material/HistoryOutlined"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { Accordions } from "../components/Accordions"
import { EmptyState } from "../components/EmptyState"
import { ChoiceFilter, DayFilter, SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { useShopData } from "../data-provider"
import { Changes } from "./Changes"
import { EntrySummary } from "./EntrySummary"
import { Parts } from "./Parts"
import { useWords } from "./words"

const LOG = "resources.audit-log"

const capital = (text: string) => text[0].toUpperCase() + text.slice(1)

/** Every change in the back office, the newest first: who, what, when, and any word of it. */
const AuditLog = () => {
  const translate = useTranslate()
  const { resourceLabel } = useWords()
  const { request } = useShopData()
  const { data } = useQuery({
    queryKey: ["audit-log", "filters"],
    queryFn: ({ signal }) => request<AuditLogFilters>("audit-log/filters", { signal }),
  })
  const things = data?.resources.map((id) => ({ id, name: capital(resourceLabel(id).replace(/ (of|about)$/, "")) }))
  return (
    <List
      failed={`${LOG}.failed`}
      empty={<EmptyState icon={<AuditLogIcon />} title={translate(`${LOG}.none`)} />}
      filters={
        <>
          <SearchFilter label={`${LOG}.search`} />
          <ChoiceFilter
            source="user_id"
            label={`${LOG}.who`}
            emptyText={`${LOG}.everybody`}
            choices={data?.people ?? []}
            translateChoice={false}
          />
          <ChoiceFilter
            source="resource"
            label={`${LOG}.what`}
            emptyText={`${LOG}.everything`}
            choices={things ?? []}
          />
          <DayFilter source="from" label={`${LOG}.from`} />
          <DayFilter source="until" label={`${LOG}.until`} />
        </>
      }
    >
      <Accordions
        summary={<EntrySummary />}
        detail={
          <>
            <Changes />
            <Parts />
          </>
        }
      />
    </List>
  )
}

export default AuditLog

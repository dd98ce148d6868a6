import type { LegacyCallUse } from "@haat/legacy-api/contract"
import CallsIcon from "@mui/icons-material/ApiOutlined"
import Typography from "@mui/material/Typography"
import { useListContext, useTranslate } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { Day } from "./Day"

const LegacyCallList = () => {
  const translate = useTranslate()
  return (
    <List
      perPage={100}
      sort={{ field: "day", order: "DESC" }}
      failed="resources.legacy-calls.failed"
      empty={<EmptyState icon={<CallsIcon />} title={translate("resources.legacy-calls.none")} />}
      above={
        <Typography sx={{ color: "text.secondary", maxWidth: 640, mb: 2 }}>
          {translate("resources.legacy-calls.about")}
        </Typography>
      }
      filters={<SearchFilter label="resources.legacy-calls.search" />}
    >
      <Days />
    </List>
  )
}

const Days = () => {
  const { data = [] } = useListContext<LegacyCallUse>()
  const days = new Set(data.map(({ day }) => day))
  return [...days].map((day) => <Day key={day} day={day} calls={data.filter((use) => use.day === day)} />)
}

export default LegacyCallList

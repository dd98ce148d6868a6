import type { LegacyCallUse } from "@haat/legacy-api/contract"
import { grouped } from "@haat/sdk/money"
import CallsIcon from "@mui/icons-material/ApiOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { SimpleList, useListContext, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { EmptyState } from "../components/EmptyState"
import { SearchFilter } from "../components/Filters"
import { longDay } from "../components/format"
import { List } from "../components/List"

const LegacyCallList = () => (
  <List
    perPage={100}
    sort={{ field: "day", order: "DESC" }}
    failed="resources.legacy-calls.failed"
    empty={<EmptyState icon={<CallsIcon />} title="resources.legacy-calls.none" />}
    above={
      <Typography sx={{ color: "text.secondary", maxWidth: 640, mb: 2 }}>
        {useTranslate()("resources.legacy-calls.about")}
      </Typography>
    }
    filters={<SearchFilter label="resources.legacy-calls.search" />}
  >
    <Days />
  </List>
)

const Days = () => {
  const { data = [] } = useListContext<LegacyCallUse>()
  const days = [...new Set(data.map(({ day }) => day))]
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {days.map((day) => (
        <SectionCard key={day} title={longDay(day)}>
          <SimpleList<LegacyCallUse>
            data={data.filter((use) => use.day === day).toSorted((a, b) => b.times - a.times)}
            rowClick={false}
            primaryText={({ call }) => <code>{call}</code>}
            tertiaryText={({ times }) => grouped(times)}
            sx={{
              "& .MuiListItem-root": { display: "flex", justifyContent: "space-between", px: 0 },
              overflowWrap: "anywhere",
              "& .RaSimpleList-tertiary, & .MuiListItem-root *": { opacity: 1 },
            }}
          />
        </SectionCard>
      ))}
    </Box>
  )
}

export default LegacyCallList

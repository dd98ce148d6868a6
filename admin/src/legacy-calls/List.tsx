import type { LegacyCallUse } from "@haat/legacy-api/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { SimpleList, useListContext } from "react-admin"
import { SectionCard } from "../components/cards"
import { longDay } from "../components/format"
import { ResourceList } from "../components/ResourceList"

const LegacyCallList = () => (
  <ResourceList perPage={100} sort={{ field: "day", order: "DESC" }}>
    <Days />
  </ResourceList>
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

import type { LegacyCallUse } from "@haat/legacy-api/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { SimpleList } from "react-admin"
import { longDay } from "../components/format"

type Props = { day: string; calls: LegacyCallUse[] }

/** The calls of one day, the most used first. */
export const Day = ({ day, calls }: Props) => (
  <Box component="section" aria-label={longDay(day)} sx={{ mb: 3 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {longDay(day)}
    </Typography>
    <Card>
      <SimpleList<LegacyCallUse>
        data={calls.toSorted((a, b) => b.times - a.times)}
        rowClick={false}
        primaryText={({ call }) => <code>{call}</code>}
        tertiaryText={({ times }) => grouped(times)}
        sx={{
          "& .MuiListItem-root": { display: "flex", justifyContent: "space-between" },
          overflowWrap: "anywhere",
          "& .RaSimpleList-tertiary, & .MuiListItem-root *": { opacity: 1 },
        }}
      />
    </Card>
  </Box>
)

import type { LegacyCallUse } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { count, longDay } from "../components/format"

type Props = { day: string; calls: LegacyCallUse[] }

/** The calls of one day, the most used first. */
export const Day = ({ day, calls }: Props) => (
  <Box component="section" aria-label={longDay(day)} sx={{ mb: 3 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {longDay(day)}
    </Typography>
    <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {[...calls]
        .sort((a, b) => b.times - a.times)
        .map(({ id, call, times }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              justifyContent: "space-between",
              gap: 2,
              px: { xs: 2, sm: 3 },
              py: 1.25,
              "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" },
            }}
          >
            <Box component="code" sx={{ overflowWrap: "anywhere", fontSize: "0.875rem" }}>
              {call}
            </Box>
            <Box sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>{count(times)}</Box>
          </Box>
        ))}
    </Card>
  </Box>
)

import type { AuditLogRow } from "@haat/back-office/contract"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import { dateTime } from "../components/format"
import { headInView } from "../components/head-in-view"
import { ROLE_WORDS } from "../staff/roles"
import { Changes } from "./Changes"
import { Parts } from "./Parts"
import { deedOf } from "./words"

type Props = { entry: AuditLogRow; open: boolean; onToggle: () => void }

/** One change as a sentence; opened, field by field. */
export const Entry = ({ entry, open, onToggle }: Props) => (
  <Accordion
    disableGutters
    square
    expanded={open}
    onChange={onToggle}
    slotProps={headInView}
    sx={{ "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" }, "&::before": { display: "none" } }}
  >
    <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: { xs: 2, sm: 3 }, "&:hover": { bgcolor: "action.hover" } }}>
      <Box
        sx={{ flex: 1, mr: 1, display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.25, alignItems: "baseline" }}
      >
        <Box sx={{ flex: "1 1 280px", minWidth: 0, overflowWrap: "anywhere", fontSize: "0.9375rem" }}>
          <Box component="span" sx={{ fontWeight: 700 }}>
            {entry.who}
          </Box>{" "}
          {deedOf(entry)}{" "}
          {entry.state === "open" && (
            <Chip component="span" size="small" color="error" variant="outlined" label="Outcome unknown" />
          )}
        </Box>
        <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {ROLE_WORDS[entry.role]?.word ?? entry.role}, {dateTime(entry.created_at)}
        </Box>
      </Box>
    </AccordionSummary>
    <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
      <Changes entry={entry} />
      {entry.parts > 0 && <Parts entry={entry} />}
    </AccordionDetails>
  </Accordion>
)

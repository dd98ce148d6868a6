import ExpandIcon from "@mui/icons-material/ExpandMore"
import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import Card from "@mui/material/Card"
import { type ReactNode, useState } from "react"
import { type RaRecord, RecordsIterator } from "react-admin"
import { accordionSlotProps } from "./accordion-slots"

type Props = {
  /** Head of each accordion; its record is in context, as for `detail`. */
  summary: ReactNode
  detail: ReactNode
  initiallyOpenId?: string
}

/**
 * Shows the records in list context as accordions, at most one open. Replaces `expand` of react-admin's table, whose
 * button is hidden from the keyboard and from screen readers.
 */
export const Accordions = ({ summary, detail, initiallyOpenId }: Props) => {
  const [openId, setOpenId] = useState<RaRecord["id"] | undefined>(initiallyOpenId)
  return (
    <Card>
      <RecordsIterator
        render={({ id }) => (
          <Accordion
            disableGutters
            square
            expanded={id === openId}
            onChange={(_, open) => setOpenId(open ? id : undefined)}
            slotProps={accordionSlotProps}
            sx={{ "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" }, "&::before": { display: "none" } }}
          >
            <AccordionSummary
              expandIcon={<ExpandIcon />}
              sx={{ px: { xs: 2, sm: 3 }, "&:hover": { bgcolor: "action.hover" } }}
            >
              {summary}
            </AccordionSummary>
            <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>{detail}</AccordionDetails>
          </Accordion>
        )}
      />
    </Card>
  )
}

import ExpandIcon from "@mui/icons-material/ExpandMore"
import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import Typography from "@mui/material/Typography"
import { type ReactNode, Suspense } from "react"
import { useTranslate } from "react-admin"
import { useLocation, useNavigate } from "react-router-dom"
import { accordionSlotProps } from "../components/accordion-slots"
import { Loading } from "../layout/Loading"

/** Keeps opened sections mounted, with their unsaved changes. */
const SECTION_SLOTS = {
  ...accordionSlotProps,
  transition: { ...accordionSlotProps.transition, mountOnEnter: true, unmountOnExit: false },
}

type Props = {
  /** Stands in the address's hash while the section is open. */
  id: string
  /** Text or its message key; so is `below`. */
  title: string
  below: string
  /** Rendered once the section is opened; may be lazy. */
  children: ReactNode
}

/** A section of Customize UI, of which one is open at a time. */
export const CustomizeSection = ({ id, title, below, children }: Props) => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  return (
    <Accordion
      disableGutters
      expanded={hash.slice(1) === id}
      onChange={(_, expanded) => navigate({ hash: expanded ? id : "" }, { replace: true })}
      slotProps={SECTION_SLOTS}
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: "16px !important",
        mb: 2,
        // "hidden" would disable position: sticky inside.
        overflow: "clip",
        "&::before": { display: "none" },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandIcon />}
        id={`${id}-head`}
        aria-controls={`${id}-content`}
        sx={{ px: { xs: 2, sm: 3 }, py: 1 }}
      >
        <span>
          <Typography component="span" variant="h2" sx={{ display: "block" }}>
            {translate(title, { _: title })}
          </Typography>
          <Typography component="span" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
            {translate(below, { _: below })}
          </Typography>
        </span>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </AccordionDetails>
    </Accordion>
  )
}

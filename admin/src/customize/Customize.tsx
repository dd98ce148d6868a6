import ExpandIcon from "@mui/icons-material/ExpandMore"
import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import Typography from "@mui/material/Typography"
import { type ComponentType, lazy, Suspense } from "react"
import { useTranslate } from "react-admin"
import { useLocation, useNavigate } from "react-router-dom"
import { accordionSlotProps } from "../components/accordion-slots"
import { PageHeading } from "../components/PageHeading"
import { Loading } from "../layout/Loading"

const SECTIONS: { key: string; title: string; Content: ComponentType }[] = [
  { key: "banner", title: "banner", Content: lazy(() => import("./BannerSection")) },
  { key: "main-products", title: "mainProducts", Content: lazy(() => import("./MainProductsSection")) },
  { key: "faq", title: "faq", Content: lazy(() => import("./FaqSection")) },
]
const WORDS = "resources.customize"

/** Keeps opened sections mounted, with their unsaved changes. */
const SECTION_SLOTS = {
  ...accordionSlotProps,
  transition: { ...accordionSlotProps.transition, mountOnEnter: true, unmountOnExit: false },
}

/** Content of the home page in sections; the open one is in the address's hash. */
const Customize = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const open = hash.slice(1)
  return (
    <>
      <PageHeading title={`${WORDS}.name`} />
      {SECTIONS.map(({ key, title, Content }) => (
        <Accordion
          key={key}
          disableGutters
          expanded={open === key}
          onChange={(_, expanded) => navigate({ hash: expanded ? key : "" }, { replace: true })}
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
            id={`${key}-head`}
            aria-controls={`${key}-content`}
            sx={{ px: { xs: 2, sm: 3 }, py: 1 }}
          >
            <span>
              <Typography component="span" variant="h2" sx={{ display: "block" }}>
                {translate(`${WORDS}.sections.${title}`)}
              </Typography>
              <Typography component="span" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
                {translate(`${WORDS}.sections.${title}Below`)}
              </Typography>
            </span>
          </AccordionSummary>
          <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
            <Suspense fallback={<Loading />}>
              <Content />
            </Suspense>
          </AccordionDetails>
        </Accordion>
      ))}
    </>
  )
}

export default Customize

import { CustomizeSection, defineSlot } from "@haat/sdk/admin"
import { lazy } from "react"

const FaqSection = lazy(() => import("../faqs/FaqSection"))

const Section = () => (
  <CustomizeSection id="faq" title="resources.faqs.section" below="resources.faqs.sectionBelow">
    <FaqSection />
  </CustomizeSection>
)

export default defineSlot("customize.sections", { order: 20, component: Section })

import { CustomizeSection, defineSlot } from "@haat/sdk/admin"
import { Part } from "../v1-notes/Part"

const Section = () => (
  <CustomizeSection id="v1-notes" title="resources.v1-notes.name" below="resources.v1-notes.search">
    <Part slot="customize.sections" />
  </CustomizeSection>
)

export default defineSlot("customize.sections", { order: 20_000, component: Section })

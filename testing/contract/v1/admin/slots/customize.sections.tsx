import { CustomizeSection, defineSlot, PanelText } from "@haat/sdk/admin"
import { Part } from "../v1-notes/Part"

const Section = () => (
  <>
    <CustomizeSection id="v1-notes" title="resources.v1-notes.name" below="resources.v1-notes.search">
      <PanelText text="resources.v1-notes.none" />
    </CustomizeSection>
    <Part slot="customize.sections" />
  </>
)

export default defineSlot("customize.sections", { order: 30_000, component: Section })

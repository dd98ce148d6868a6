import { defineSlot, SectionCard } from "@haat/sdk/admin"
import { CanAccess } from "react-admin"
import { Part } from "../v1-notes/Part"

const Section = () => (
  <CanAccess resource="v1-notes" action="list">
    <SectionCard title="resources.v1-notes.name">
      <Part slot="settings.sections" />
    </SectionCard>
  </CanAccess>
)

export default defineSlot("settings.sections", { order: 30_000, component: Section })

import { defineSlot, SectionCard } from "@haat/sdk/admin"
import { CanAccess, useTranslate } from "react-admin"
import { useWishes } from "../wishlists/wishes"

function WishedProducts() {
  const translate = useTranslate()
  return <p>{translate("resources.wishlists.wishedProducts", { smart_count: Object.keys(useWishes()).length })}</p>
}

const Section = () => (
  <CanAccess resource="wishlists" action="list">
    <SectionCard title="resources.wishlists.title">
      <WishedProducts />
    </SectionCard>
  </CanAccess>
)

export default defineSlot("settings.sections", { order: 900, component: Section })

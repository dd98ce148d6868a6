import { CustomizeSection, defineSlot, LinkButton } from "@haat/sdk/admin"

const Section = () => (
  <CustomizeSection id="wishlist-banner" title="resources.wishlists.preview" below="resources.wishlists.previewAbout">
    <LinkButton to="/settings" label="ra.action.show" />
  </CustomizeSection>
)

export default defineSlot("customize.sections", { order: 900, component: Section })

import { CustomizeSection, defineSlot } from "@haat/sdk/admin"
import { lazy } from "react"

const BannerSection = lazy(() => import("../banners/BannerSection"))
const MainProductsSection = lazy(() => import("../main-products/MainProductsSection"))

const Sections = () => (
  <>
    <CustomizeSection id="banner" title="resources.banners.section" below="resources.banners.sectionBelow">
      <BannerSection />
    </CustomizeSection>
    <CustomizeSection
      id="main-products"
      title="resources.main-products.section"
      below="resources.main-products.sectionBelow"
    >
      <MainProductsSection />
    </CustomizeSection>
  </>
)

export default defineSlot("customize.sections", { order: 10, component: Sections })

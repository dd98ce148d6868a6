import { CustomizeSections } from "virtual:slots"
import { lazy } from "react"
import { PageHeading } from "../components/PageHeading"
import { CustomizeSection } from "./CustomizeSection"

const HomePageSection = lazy(() => import("../home-page/HomePageSection"))

/** Content of the home page in the sections of plugins, and its arrangement; the open one is in the address's hash. */
const Customize = () => (
  <>
    <PageHeading title="resources.customize.name" />
    <CustomizeSections />
    <CustomizeSection id="home-page" title="resources.home-page.name" below="resources.home-page.below">
      <HomePageSection />
    </CustomizeSection>
  </>
)

export default Customize

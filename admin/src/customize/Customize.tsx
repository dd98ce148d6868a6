import { CustomizeSections } from "virtual:slots"
import { type ComponentType, lazy } from "react"
import { PageHeading } from "../components/PageHeading"
import { CustomizeSection } from "./CustomizeSection"

const SECTIONS: { key: string; title: string; Content: ComponentType }[] = [
  { key: "banner", title: "banner", Content: lazy(() => import("./BannerSection")) },
  { key: "main-products", title: "mainProducts", Content: lazy(() => import("./MainProductsSection")) },
  { key: "faq", title: "faq", Content: lazy(() => import("./FaqSection")) },
]
const WORDS = "resources.customize"

/** Content of the home page in sections; the open one is in the address's hash. */
const Customize = () => (
  <>
    <PageHeading title={`${WORDS}.name`} />
    {SECTIONS.map(({ key, title, Content }) => (
      <CustomizeSection
        key={key}
        id={key}
        title={`${WORDS}.sections.${title}`}
        below={`${WORDS}.sections.${title}Below`}
      >
        <Content />
      </CustomizeSection>
    ))}
    <CustomizeSections />
  </>
)

export default Customize

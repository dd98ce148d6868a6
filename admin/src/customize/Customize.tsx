import { CustomizeSections } from "virtual:slots"
import { PageHeading } from "../components/PageHeading"

/** Content of the home page in the sections of plugins; the open one is in the address's hash. */
const Customize = () => (
  <>
    <PageHeading title="resources.customize.name" />
    <CustomizeSections />
  </>
)

export default Customize

import CustomizeIcon from "@mui/icons-material/PaletteOutlined"
import Card from "@mui/material/Card"
import { EmptyState } from "../components/EmptyState"
import { PageHeading } from "../components/PageHeading"

/** Banners, main products and FAQs come with their plugins. */
const Customize = () => (
  <>
    <PageHeading title="Customize UI" />
    <Card>
      <EmptyState
        icon={<CustomizeIcon />}
        title="Nothing to customise yet"
        text="Banners, main products and FAQs will be arranged here once the shop has them."
      />
    </Card>
  </>
)

export default Customize

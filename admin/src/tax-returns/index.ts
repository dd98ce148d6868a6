import TaxReturnsIcon from "@mui/icons-material/RequestQuoteOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/tax-returns", () => import("./TaxReturns")),
  icon: TaxReturnsIcon,
  menu: { group: "more", position: 100 },
} satisfies ResourceModule

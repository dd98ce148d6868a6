import OverviewIcon from "@mui/icons-material/BarChartOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  screens: [screen("/panel", () => import("./Panel"), "list")],
  icon: OverviewIcon,
  menu: { group: "first", position: 10, path: "/panel" },
} satisfies ResourceModule

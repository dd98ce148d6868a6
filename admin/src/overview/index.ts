import OverviewIcon from "@mui/icons-material/BarChartOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { overviewRequests } from "./requests"

export default {
  screens: [screen("/panel", () => import("./Panel"), "list")],
  icon: OverviewIcon,
  menu: { group: "first", position: 10, path: "/panel" },
  requests: overviewRequests,
} satisfies ResourceModule

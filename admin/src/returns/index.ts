import ReturnsIcon from "@mui/icons-material/AssignmentReturnOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { returnRequests } from "./requests"

export default {
  list: screen("/returns", () => import("./List")),
  icon: ReturnsIcon,
  menu: { group: "more", position: 80 },
  requests: returnRequests,
} satisfies ResourceModule

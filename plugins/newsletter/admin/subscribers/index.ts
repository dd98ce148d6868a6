import SubscribersIcon from "@mui/icons-material/MailOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/subscribers", () => import("./List")),
  screens: [screen("/subscribers/:id", () => import("./Subscriber"))],
  icon: SubscribersIcon,
  recordRepresentation: "email",
  menu: { group: "more", position: 30 },
} satisfies ResourceModule

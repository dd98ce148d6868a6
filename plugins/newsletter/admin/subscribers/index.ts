import { type ResourceModule, screen } from "@haat/sdk/admin"
import SubscribersIcon from "@mui/icons-material/MailOutlined"

export default {
  list: screen("/subscribers", () => import("./List")),
  screens: [screen("/subscribers/:id", () => import("./Subscriber"))],
  icon: SubscribersIcon,
  recordRepresentation: "email",
  menu: { group: "more", position: 30 },
} satisfies ResourceModule

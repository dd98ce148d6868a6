import MailsIcon from "@mui/icons-material/EmailOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/mails", () => import("./List")),
  edit: screen("/mails/:id", () => import("./Edit"), "edit"),
  icon: MailsIcon,
  permission: "settings",
  menu: { group: "more", position: 75 },
} satisfies ResourceModule

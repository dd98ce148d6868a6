import PagesIcon from "@mui/icons-material/ArticleOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/pages", () => import("./List"), "list"),
  icon: PagesIcon,
  permission: "customize",
  menu: { group: "more", position: 70 },
} satisfies ResourceModule

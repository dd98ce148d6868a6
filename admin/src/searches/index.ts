import SearchesIcon from "@mui/icons-material/QueryStatsOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/searches", () => import("./List")),
  icon: SearchesIcon,
  recordRepresentation: "text",
  permission: "synonyms",
  menu: { group: "more", position: 120 },
} satisfies ResourceModule

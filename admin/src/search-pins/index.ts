import SearchPinsIcon from "@mui/icons-material/PushPinOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/search-pins", () => import("./List")),
  icon: SearchPinsIcon,
  recordRepresentation: "text",
  permission: "synonyms",
  menu: { group: "more", position: 130 },
} satisfies ResourceModule

import SynonymsIcon from "@mui/icons-material/ManageSearchOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/synonyms", () => import("./List")),
  icon: SynonymsIcon,
  recordRepresentation: "words",
  menu: { group: "more", position: 110 },
} satisfies ResourceModule

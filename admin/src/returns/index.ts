import type { ReturnRow } from "@haat/checkout/contract"
import ReturnsIcon from "@mui/icons-material/AssignmentReturnOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/returns", () => import("./List")),
  show: screen("/returns/:id/show", () => import("./Return")),
  icon: ReturnsIcon,
  recordRepresentation: ({ display_id }: ReturnRow) => `#${display_id}`,
  menu: { group: "more", position: 80 },
} satisfies ResourceModule

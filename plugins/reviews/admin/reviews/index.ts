import ReviewsIcon from "@mui/icons-material/StarBorderOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/reviews", () => import("./List")),
  show: screen("/reviews/:id/show", () => import("./Review")),
  icon: ReviewsIcon,
  recordRepresentation: "customer_name",
  menu: { group: "more", position: 40 },
} satisfies ResourceModule

import { type ResourceModule, screen } from "@haat/sdk/admin"
import ReviewsIcon from "@mui/icons-material/StarBorderOutlined"

export default {
  list: screen("/reviews", () => import("./List")),
  show: screen("/reviews/:id/show", () => import("./Review")),
  icon: ReviewsIcon,
  recordRepresentation: "customer_name",
  menu: { group: "more", position: 40 },
} satisfies ResourceModule

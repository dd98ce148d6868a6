import { type ResourceModule, screen } from "@haat/sdk/admin"
import BookmarkIcon from "@mui/icons-material/BookmarkBorder"

export default {
  list: screen("/__resource__", () => import("./List")),
  icon: BookmarkIcon,
  permission: "__name__",
  menu: { group: "more", position: 100 },
} satisfies ResourceModule

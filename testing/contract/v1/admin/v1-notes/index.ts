import { type ResourceModule, screen } from "@haat/sdk/admin"
import BookmarkIcon from "@mui/icons-material/BookmarkBorder"

export default {
  list: screen("/v1-notes", () => import("./List")),
  icon: BookmarkIcon,
  permission: "v1-notes",
  menu: { group: "more", position: 100 },
} satisfies ResourceModule

import { type ResourceModule, screen } from "@haat/sdk/admin"
import FavoriteIcon from "@mui/icons-material/FavoriteBorder"

export default {
  list: screen("/wishlists", () => import("./List")),
  icon: FavoriteIcon,
  permission: "wishlist",
  menu: { group: "more", position: 100 },
} satisfies ResourceModule

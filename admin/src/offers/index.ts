import OffersIcon from "@mui/icons-material/LocalOfferOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/offers", () => import("./List")),
  create: screen("/offers/create", () => import("./Create")),
  edit: screen("/offers/:id", () => import("./Edit")),
  icon: OffersIcon,
  recordRepresentation: "name",
  menu: { group: "more", position: 10 },
  subResources: { "offer-codes": { permission: "offers" } },
} satisfies ResourceModule

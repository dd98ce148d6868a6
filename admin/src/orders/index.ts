import type { PlacedOrder } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { searchPath } from "../search-path"
import { orderRequests } from "./requests"

export default {
  list: screen("/orders", () => import("./List")),
  screens: [screen("/orders/:id/slip", () => import("./PackingSlip"))],
  icon: OrdersIcon,
  recordRepresentation: ({ display_id }: { display_id?: number }) => `#${display_id}`,
  ownPermissions: ["export"],
  menu: { group: "first", position: 40 },
  requests: orderRequests,
  searchResult: ({ display_id, customer_name, total }: PlacedOrder) => ({
    title: `#${display_id} ${customer_name}`,
    detail: money(total),
    path: searchPath("orders", String(display_id)),
  }),
} satisfies ResourceModule

import type { PlacedOrder } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/orders", () => import("./List")),
  show: screen("/orders/:id/show", () => import("./Show")),
  screens: [screen("/orders/:id/slip", () => import("./PackingSlip"))],
  icon: OrdersIcon,
  recordRepresentation: ({ display_id }: { display_id?: number }) => `#${display_id}`,
  ownPermissions: ["export"],
  menu: { group: "first", position: 40 },
  searchResult: ({ id, display_id, customer_name, total }: PlacedOrder) => ({
    title: `#${display_id} ${customer_name}`,
    detail: money(total),
    path: `/orders/${encodeURIComponent(id)}/show`,
  }),
} satisfies ResourceModule

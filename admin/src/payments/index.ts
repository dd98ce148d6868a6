import PaymentsIcon from "@mui/icons-material/CreditCardOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/payments", () => import("./List")),
  icon: PaymentsIcon,
  menu: { group: "more", position: 90 },
} satisfies ResourceModule

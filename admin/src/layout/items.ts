import OverviewIcon from "@mui/icons-material/BarChartOutlined"
import ProductsIcon from "@mui/icons-material/Inventory2Outlined"
import CustomizeIcon from "@mui/icons-material/PaletteOutlined"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import SettingsIcon from "@mui/icons-material/SettingsOutlined"

/** The sidebar, top to bottom. `under` are the screens that belong to the item too. */
export const ITEMS = [
  { to: "/panel", label: "Overview", icon: OverviewIcon, under: [] },
  { to: "/products", label: "Products", icon: ProductsIcon, under: ["/update-product", "/delete-product"] },
  { to: "/setting", label: "Settings", icon: SettingsIcon, under: [] },
  { to: "/orders", label: "Orders", icon: OrdersIcon, under: ["/payments"] },
  { to: "/customize", label: "Customize UI", icon: CustomizeIcon, under: [] },
]

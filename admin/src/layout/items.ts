import type { Permission } from "@haat/back-office/contract"
import LegacyCallsIcon from "@mui/icons-material/ApiOutlined"
import StaffIcon from "@mui/icons-material/BadgeOutlined"
import OverviewIcon from "@mui/icons-material/BarChartOutlined"
import PaymentsIcon from "@mui/icons-material/CreditCardOutlined"
import AuditLogIcon from "@mui/icons-material/HistoryOutlined"
import ProductsIcon from "@mui/icons-material/Inventory2Outlined"
import SubscribersIcon from "@mui/icons-material/MailOutlined"
import CustomizeIcon from "@mui/icons-material/PaletteOutlined"
import CustomersIcon from "@mui/icons-material/PeopleOutlined"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import ReportsIcon from "@mui/icons-material/ReportProblemOutlined"
import SettingsIcon from "@mui/icons-material/SettingsOutlined"
import ReviewsIcon from "@mui/icons-material/StarBorderOutlined"
import type { SvgIconProps } from "@mui/material/SvgIcon"
import type { ComponentType } from "react"
import { matchPath } from "react-router-dom"
import { screen } from "./screen"

type Screen = {
  /** Its address under /admin. */
  path: string
  screen: ComponentType
  /** Has the screen there before it is opened. */
  fetch: () => Promise<unknown>
  /** Without it the screen is neither in the menu nor shown. */
  permission: Permission
  /** The react-admin resource whose list this is. */
  resource?: string
  /** Its place in the menu; a screen without one belongs to the item named by `under`. */
  menu?: { label: string; icon: ComponentType<SvgIconProps>; group?: "more" }
  under?: string
}

/**
 * The back office, screen by screen: a line here is a route, its item in the menu and the permission it takes.
 * The specification's five items come first; what has the group "more" stands below them.
 */
export const SCREENS: Screen[] = [
  {
    path: "/panel",
    ...screen(() => import("../overview/Panel")),
    permission: "overview.read",
    menu: { label: "Overview", icon: OverviewIcon },
  },
  {
    path: "/products",
    resource: "products",
    ...screen(() => import("../products/List")),
    permission: "products.read",
    menu: { label: "Products", icon: ProductsIcon },
  },
  {
    path: "/update-product/:id",
    ...screen(() => import("../products/Edit")),
    permission: "products.edit",
    under: "/products",
  },
  {
    path: "/delete-product/:id",
    ...screen(() => import("../products/Delete")),
    permission: "products.delete",
    under: "/products",
  },
  {
    path: "/setting",
    ...screen(() => import("../settings/Settings")),
    permission: "me.read",
    menu: { label: "Settings", icon: SettingsIcon },
  },
  {
    path: "/security",
    ...screen(() => import("../security/Security")),
    permission: "me.read",
    under: "/setting",
  },
  {
    path: "/orders",
    resource: "orders",
    ...screen(() => import("../orders/List")),
    permission: "orders.read",
    menu: { label: "Orders", icon: OrdersIcon },
  },
  {
    path: "/orders/:id/slip",
    ...screen(() => import("../orders/PackingSlip")),
    permission: "orders.read",
    under: "/orders",
  },
  {
    path: "/orders/:id/invoice",
    ...screen(() => import("../orders/Invoice")),
    permission: "orders.read",
    under: "/orders",
  },
  {
    path: "/customize",
    ...screen(() => import("../customize/Customize")),
    permission: "customize.read",
    menu: { label: "Customize UI", icon: CustomizeIcon },
  },
  {
    path: "/customers",
    resource: "customers",
    ...screen(() => import("../customers/List")),
    permission: "customers.read",
    menu: { label: "Customers", icon: CustomersIcon, group: "more" },
  },
  {
    path: "/customers/:id",
    ...screen(() => import("../customers/Customer")),
    permission: "customers.read",
    under: "/customers",
  },
  {
    path: "/subscribers",
    resource: "subscribers",
    ...screen(() => import("../subscribers/List")),
    permission: "subscribers.read",
    menu: { label: "Subscribers", icon: SubscribersIcon, group: "more" },
  },
  {
    path: "/subscribers/:id",
    ...screen(() => import("../subscribers/Subscriber")),
    permission: "subscribers.read",
    under: "/subscribers",
  },
  {
    path: "/reviews",
    resource: "reviews",
    ...screen(() => import("../reviews/List")),
    permission: "reviews.read",
    menu: { label: "Reviews", icon: ReviewsIcon, group: "more" },
  },
  {
    path: "/problem-reports",
    resource: "problem-reports",
    ...screen(() => import("../problem-reports/List")),
    permission: "problem-reports.read",
    menu: { label: "Problem Reports", icon: ReportsIcon, group: "more" },
  },
  {
    path: "/payments",
    resource: "payments",
    ...screen(() => import("../payments/List")),
    permission: "payments.read",
    menu: { label: "Payments", icon: PaymentsIcon, group: "more" },
  },
  {
    path: "/staff",
    resource: "staff",
    ...screen(() => import("../staff/List")),
    permission: "staff.read",
    menu: { label: "Staff", icon: StaffIcon, group: "more" },
  },
  {
    path: "/audit-log",
    resource: "audit-log",
    ...screen(() => import("../audit-log/List")),
    permission: "audit-log.read",
    menu: { label: "Audit log", icon: AuditLogIcon, group: "more" },
  },
  {
    path: "/legacy-calls",
    resource: "legacy-calls",
    ...screen(() => import("../legacy-calls/List")),
    permission: "old-api.read",
    menu: { label: "Old Calls", icon: LegacyCallsIcon, group: "more" },
  },
]

/** Resources that are read and written but have no list of their own. */
export const PARTS = ["categories", "invitations"]

/** The screen at an address under /admin is fetched with the frame around it, and not after it. */
export const fetchScreen = (pathname: string) =>
  SCREENS.find(({ path }) => matchPath(path, pathname.replace(/^\/admin\/?$/, "/admin/panel").slice("/admin".length)))
    ?.fetch()
    .catch(() => undefined)

import Box from "@mui/material/Box"
import { NavLink } from "react-router-dom"
import { useMay } from "../session/use-may"

const SCREENS = [
  { to: "/orders", label: "Orders" },
  { to: "/payments", label: "Payments" },
]

/** Orders and the money behind them, side by side. */
export const OrderTabs = () =>
  useMay()("payments.read") && (
    <Box
      component="nav"
      aria-label="Orders and payments"
      sx={{
        display: "flex",
        gap: 1,
        mb: 2,
        borderBottom: 1,
        borderColor: "divider",
        "& a": {
          display: "inline-flex",
          alignItems: "center",
          minHeight: 44,
          px: 1.5,
          mb: "-1px",
          borderBottom: "3px solid transparent",
          color: "text.secondary",
          fontWeight: 600,
          textDecoration: "none",
        },
        "& a:hover": { color: "text.primary" },
        "& a[aria-current]": { color: "text.primary", borderColor: "primary.main" },
      }}
    >
      {SCREENS.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </Box>
  )

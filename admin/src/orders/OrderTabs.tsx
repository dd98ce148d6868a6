import Box from "@mui/material/Box"
import { CanAccess, useGetResourceLabel, useTranslate } from "react-admin"
import { NavLink } from "react-router-dom"

const RESOURCES = ["orders", "payments"]

export const OrderTabs = () => {
  const translate = useTranslate()
  const getResourceLabel = useGetResourceLabel()
  return (
    <CanAccess resource="payments" action="list">
      <Box
        component="nav"
        aria-label={translate("resources.orders.tabs")}
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
        {RESOURCES.map((resource) => (
          <NavLink key={resource} to={`/${resource}`}>
            {getResourceLabel(resource, 2)}
          </NavLink>
        ))}
      </Box>
    </CanAccess>
  )
}

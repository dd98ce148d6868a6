import LogoutIcon from "@mui/icons-material/Logout"
import LiveIcon from "@mui/icons-material/StorefrontOutlined"
import Box from "@mui/material/Box"
import { useLogout } from "react-admin"
import { useLocation } from "react-router-dom"
import { ITEMS } from "./items"
import { SidebarItem } from "./SidebarItem"

export const SIDEBAR_ID = "sidebar"

type Props = { collapsed?: boolean; onNavigate?: () => void }

export const Sidebar = ({ collapsed = false, onNavigate }: Props) => {
  const { pathname } = useLocation()
  const logout = useLogout()
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`)

  return (
    <Box
      component="nav"
      id={SIDEBAR_ID}
      aria-label="Back office"
      sx={{ display: "flex", flexDirection: "column", height: "100%", p: 1.5, gap: 0.5, overflowY: "auto" }}
    >
      <SidebarItem icon={LiveIcon} label="View Live Site" href="/" collapsed={collapsed} />
      <Box sx={{ height: "1px", bgcolor: "rgb(255 255 255 / 0.14)", my: 1, mx: 1 }} />
      {ITEMS.map(({ to, label, icon, under }) => (
        <SidebarItem
          key={to}
          icon={icon}
          label={label}
          to={to}
          current={[to, ...under].some(isHere)}
          collapsed={collapsed}
          onClick={onNavigate}
        />
      ))}
      <Box sx={{ flex: 1 }} />
      <SidebarItem icon={LogoutIcon} label="Logout" collapsed={collapsed} onClick={() => logout()} />
    </Box>
  )
}

import LogoutIcon from "@mui/icons-material/Logout"
import LiveIcon from "@mui/icons-material/StorefrontOutlined"
import Box from "@mui/material/Box"
import { useLogout } from "react-admin"
import { useLeaving } from "../components/unsaved"
import { useMay } from "../session/use-may"
import { SCREENS } from "./items"
import { SidebarGroup } from "./SidebarGroup"
import { SidebarItem } from "./SidebarItem"

export const SIDEBAR_ID = "sidebar"

type Props = { collapsed?: boolean; onNavigate?: () => void }

export const Sidebar = ({ collapsed = false, onNavigate }: Props) => {
  const logout = useLogout()
  const { mayLose } = useLeaving()
  const may = useMay()
  const items = SCREENS.flatMap(({ path, permission, menu }) => (menu && may(permission) ? [{ path, ...menu }] : []))
  const more = items.filter(({ group }) => group === "more")
  const leave = async () => {
    if (await mayLose()) await logout()
  }

  return (
    <Box
      component="nav"
      id={SIDEBAR_ID}
      aria-label="Back office"
      sx={{ display: "flex", flexDirection: "column", height: "100%", p: 1.5, gap: 0.5, overflowY: "auto" }}
    >
      <SidebarItem icon={LiveIcon} label="View Live Site" href="/" collapsed={collapsed} />
      <Line />
      <SidebarGroup items={items.filter(({ group }) => !group)} collapsed={collapsed} onNavigate={onNavigate} />
      {more.length > 0 && (
        <>
          {collapsed ? (
            <Line />
          ) : (
            <Box sx={{ color: "#a9c4b5", fontSize: "0.75rem", px: 1.5, pt: 2, pb: 0.5 }}>More</Box>
          )}
          <SidebarGroup items={more} collapsed={collapsed} onNavigate={onNavigate} />
        </>
      )}
      <Box sx={{ flex: 1 }} />
      <SidebarItem icon={LogoutIcon} label="Logout" collapsed={collapsed} onClick={leave} />
    </Box>
  )
}

const Line = () => <Box sx={{ height: "1px", bgcolor: "rgb(255 255 255 / 0.14)", my: 1, mx: 1, flexShrink: 0 }} />

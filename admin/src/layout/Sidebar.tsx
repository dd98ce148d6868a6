import LogoutIcon from "@mui/icons-material/Logout"
import LiveIcon from "@mui/icons-material/StorefrontOutlined"
import Box from "@mui/material/Box"
import { useLogout, useTranslate } from "react-admin"
import { useLeaving } from "../components/unsaved"
import { useMenu } from "./menu"
import { SidebarGroup } from "./SidebarGroup"
import { SidebarItem } from "./SidebarItem"

export const SIDEBAR_ID = "sidebar"

type Props = { collapsed?: boolean; onNavigate?: () => void }

export const Sidebar = ({ collapsed = false, onNavigate }: Props) => {
  const logout = useLogout()
  const { mayLose } = useLeaving()
  const translate = useTranslate()
  const { first, more } = useMenu()
  const leave = async () => {
    if (await mayLose()) await logout()
  }

  return (
    <Box
      component="nav"
      id={SIDEBAR_ID}
      aria-label={translate("layout.navigation")}
      sx={{ display: "flex", flexDirection: "column", height: "100%", p: 1.5, gap: 0.5, overflowY: "auto" }}
    >
      <SidebarItem icon={LiveIcon} label={translate("layout.liveSite")} href="/" collapsed={collapsed} />
      <Line />
      <SidebarGroup items={first} collapsed={collapsed} onNavigate={onNavigate} />
      {more.length > 0 && (
        <>
          {collapsed ? (
            <Line />
          ) : (
            <Box sx={{ color: "#a9c4b5", fontSize: "0.75rem", px: 1.5, pt: 2, pb: 0.5 }}>
              {translate("layout.more")}
            </Box>
          )}
          <SidebarGroup items={more} collapsed={collapsed} onNavigate={onNavigate} />
        </>
      )}
      <Box sx={{ flex: 1 }} />
      <SidebarItem icon={LogoutIcon} label={translate("layout.logout")} collapsed={collapsed} onClick={leave} />
    </Box>
  )
}

const Line = () => <Box sx={{ height: "1px", bgcolor: "rgb(255 255 255 / 0.14)", my: 1, mx: 1, flexShrink: 0 }} />

import { useLocation } from "react-router-dom"
import type { MenuItem } from "./menu"
import { SidebarItem } from "./SidebarItem"

type Props = { items: MenuItem[]; collapsed: boolean; onNavigate?: () => void }

/** Items of the menu; the one whose screen, or a screen under it, is open is marked. */
export const SidebarGroup = ({ items, collapsed, onNavigate }: Props) => {
  const { pathname } = useLocation()
  return items.map(({ path, label, icon, starts }) => (
    <SidebarItem
      key={path}
      icon={icon}
      label={label}
      to={path}
      current={starts.some((start) => pathname === start || pathname.startsWith(`${start}/`))}
      collapsed={collapsed}
      onClick={onNavigate}
    />
  ))
}

import type { SvgIconProps } from "@mui/material/SvgIcon"
import type { ComponentType } from "react"
import { useLocation } from "react-router-dom"
import { SCREENS } from "./items"
import { SidebarItem } from "./SidebarItem"

type Item = { path: string; label: string; icon: ComponentType<SvgIconProps> }
type Props = { items: Item[]; collapsed: boolean; onNavigate?: () => void }

/** Items of the menu; the one whose screen, or a screen under it, is open is marked. */
export const SidebarGroup = ({ items, collapsed, onNavigate }: Props) => {
  const { pathname } = useLocation()
  const isHere = (path: string) => {
    const start = path.replace(/\/:.*$/, "")
    return pathname === start || pathname.startsWith(`${start}/`)
  }
  return items.map(({ path, label, icon }) => (
    <SidebarItem
      key={path}
      icon={icon}
      label={label}
      to={path}
      current={isHere(path) || SCREENS.some((screen) => screen.under === path && isHere(screen.path))}
      collapsed={collapsed}
      onClick={onNavigate}
    />
  ))
}

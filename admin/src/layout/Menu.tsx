import LogoutIcon from "@mui/icons-material/Logout"
import LiveIcon from "@mui/icons-material/StorefrontOutlined"
import Box from "@mui/material/Box"
import Divider from "@mui/material/Divider"
import {
  type LinkBaseProps,
  MenuItemLink,
  Menu as RaMenu,
  useCanAccessResources,
  useGetResourceLabel,
  useLogout,
  useSidebarState,
  useTranslate,
} from "react-admin"
import { useLocation } from "react-router-dom"
import { useUnsavedChanges } from "../components/unsaved"
import { MENU, menuPath } from "../resources"

const NAMES = MENU.map(({ name }) => name)

/** Returns the menu items that the role may open; none before permissions are known. */
export const useMenu = () => {
  const { canAccess } = useCanAccessResources({ action: "list", resources: NAMES })
  return MENU.filter(({ name }) => canAccess?.[name])
}

/** Links to a page of the shop; react-admin's links stay in the back office. */
const ShopLink = ({ to, ...link }: LinkBaseProps) => <a {...link} href={String(to)} />
const PlainButton = ({ to: _, ...button }: { to: string }) => <button {...button} type="button" />

/**
 * The specification's menu. Items are links in a navigation (roles set in theme-layout.ts): react-admin's `menuitem`
 * roles are announced as commands by screen readers.
 */
export const Menu = () => {
  const translate = useTranslate()
  const getResourceLabel = useGetResourceLabel()
  const logout = useLogout()
  const { confirmDiscard } = useUnsavedChanges()
  const { pathname } = useLocation()
  const [isOpen] = useSidebarState()
  const items = useMenu()
  const isUnder = (start: string) => pathname === start || pathname.startsWith(`${start}/`)
  const renderItems = (group: string) =>
    items
      .filter(({ menu }) => menu.group === group)
      .map((resource) => {
        const path = menuPath(resource)
        const { name, menu } = resource
        const Icon = resource.icon
        return (
          <MenuItemLink
            key={name}
            to={path}
            primaryText={getResourceLabel(name, 2)}
            leftIcon={Icon && <Icon />}
            aria-current={[path, ...(menu.under ?? [])].some(isUnder) ? "page" : undefined}
          />
        )
      })
  const more = renderItems("more")
  const confirmLogout = async () => {
    if (await confirmDiscard()) await logout()
  }
  return (
    <RaMenu component="nav" role="navigation" aria-label={translate("layout.navigation")}>
      <MenuItemLink component={ShopLink} to="/" primaryText="layout.liveSite" leftIcon={<LiveIcon />} />
      <Divider />
      {renderItems("first")}
      {more.length > 0 &&
        (isOpen ? (
          <Box sx={{ color: "#a9c4b5", fontSize: "0.75rem", px: 1.5, pt: 2, pb: 0.5 }}>{translate("layout.more")}</Box>
        ) : (
          <Divider />
        ))}
      {more}
      <Box sx={{ flex: 1 }} />
      <MenuItemLink
        component={PlainButton}
        role="button"
        to="#"
        primaryText="layout.logout"
        leftIcon={<LogoutIcon />}
        onClick={confirmLogout}
      />
    </RaMenu>
  )
}

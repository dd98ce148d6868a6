import useMediaQuery from "@mui/material/useMediaQuery"
import { useLayoutEffect } from "react"
import { Sidebar as RaSidebar, type SidebarProps, useSidebarState, useTranslate } from "react-admin"

/**
 * react-admin's sidebar: beside the screen, or a drawer over it on a phone. It stores that it is open; below 900 pixels it
 * starts closed all the same, so that the drawer does not cover the first screen.
 */
export const Sidebar = (props: SidebarProps) => {
  const translate = useTranslate()
  const isWide = useMediaQuery("(min-width: 900px)", { noSsr: true })
  const isDrawer = useMediaQuery("(max-width: 599.95px)", { noSsr: true })
  const [, setOpen] = useSidebarState()
  useLayoutEffect(() => {
    if (!isWide) setOpen(false)
  }, [isWide, setOpen])
  const paper = isDrawer ? { "aria-label": translate("layout.menu") } : undefined
  return <RaSidebar slotProps={{ paper }} {...props} />
}

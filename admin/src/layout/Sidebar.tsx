import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useState } from "react"
import { Sidebar as RaSidebar, type SidebarProps, useSidebarState, useTranslate } from "react-admin"

/** react-admin's sidebar: beside the screen, or a drawer over it below 600 pixels. */
export const Sidebar = (props: SidebarProps) => {
  const isDrawer = useMediaQuery("(max-width: 599.95px)", { noSsr: true })
  return isDrawer ? <DrawerSidebar {...props} /> : <RaSidebar {...props} />
}

/**
 * react-admin stores that the sidebar is open, for all widths. The drawer starts closed all the same, as it would cover
 * the screen; and it is never drawn open at first, as Material UI leaves the page locked when it is closed meanwhile.
 */
const DrawerSidebar = (props: SidebarProps) => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useSidebarState()
  const [hasClosed, setHasClosed] = useState(false)
  useEffect(() => {
    if (isOpen && !hasClosed) setOpen(false)
    else setHasClosed(true)
  }, [isOpen, hasClosed, setOpen])
  return (
    <RaSidebar
      {...props}
      open={isOpen && hasClosed}
      slotProps={{ paper: { "aria-label": translate("layout.menu") } }}
    />
  )
}

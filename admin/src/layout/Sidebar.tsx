import { createTheme, type Theme, ThemeProvider } from "@mui/material/styles"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useState } from "react"
import { Sidebar as RaSidebar, type SidebarProps, useSidebarState, useTranslate } from "react-admin"
import { DRAWER_BELOW, DRAWER_MEDIA } from "../theme-layout"

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: DRAWER_BELOW, md: DRAWER_BELOW, lg: 1200, xl: 1536 } },
})

/** Raises react-admin's drawer breakpoint, as the sidebar leaves too little room on a tablet. */
const withDrawerOnTablets = (theme: Theme): Theme => ({ ...theme, breakpoints })

/** react-admin's sidebar, a drawer below 900 pixels. */
export const Sidebar = (props: SidebarProps) => {
  const isDrawer = useMediaQuery(DRAWER_MEDIA, { noSsr: true })
  return (
    <ThemeProvider theme={withDrawerOnTablets}>
      {isDrawer ? <DrawerSidebar {...props} /> : <RaSidebar {...props} />}
    </ThemeProvider>
  )
}

/**
 * Starts closed, though react-admin stores the sidebar as open for all widths: the drawer would cover the screen. It
 * must not render open first, as Material UI would leave the page's scrolling locked.
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

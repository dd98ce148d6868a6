import { createTheme, type Theme, ThemeProvider } from "@mui/material/styles"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useState } from "react"
import { Sidebar as RaSidebar, type SidebarProps, useSidebarState, useTranslate } from "react-admin"
import { DRAWER_BELOW, DRAWER_MEDIA } from "../theme-layout"

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: DRAWER_BELOW, md: DRAWER_BELOW, lg: 1200, xl: 1536 } },
})

/** react-admin draws its drawer below `sm`, and the sidebar beside the screen leaves too little of it on a tablet. */
const withDrawerOnTablets = (theme: Theme): Theme => ({ ...theme, breakpoints })

/** react-admin's sidebar: beside the screen, or a drawer over it below 900 pixels. */
export const Sidebar = (props: SidebarProps) => {
  const isDrawer = useMediaQuery(DRAWER_MEDIA, { noSsr: true })
  return (
    <ThemeProvider theme={withDrawerOnTablets}>
      {isDrawer ? <DrawerSidebar {...props} /> : <RaSidebar {...props} />}
    </ThemeProvider>
  )
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

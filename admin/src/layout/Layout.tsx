import type { Me } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Drawer from "@mui/material/Drawer"
import useMediaQuery from "@mui/material/useMediaQuery"
import { type ReactNode, Suspense, useState } from "react"
import { usePermissions, useStore, useTranslate } from "react-admin"
import { ErrorBoundary } from "react-error-boundary"
import { useLocation } from "react-router-dom"
import { DialogHost } from "../components/dialogs"
import { UnsavedGuard } from "../components/unsaved"
import { ENROLMENT } from "../resources"
import { Broken } from "./Broken"
import { Header } from "./Header"
import { ScreensAhead } from "./ScreensAhead"
import { Sidebar } from "./Sidebar"
import { SkipLink } from "./SkipLink"
import { Waiting } from "./Waiting"

const GREEN = "#173f32"

export const Layout = ({ children }: { children?: ReactNode }) => {
  const wide = useMediaQuery("(min-width: 900px)", { noSsr: true })
  const [collapsed, setCollapsed] = useStore("sidebar.collapsed", false)
  const [drawer, setDrawer] = useState(false)
  const { permissions } = usePermissions<Me>()
  const { pathname } = useLocation()
  const translate = useTranslate()
  const width = collapsed ? 72 : 232

  return (
    <DialogHost>
      <UnsavedGuard>
        <SkipLink />
        <Box sx={{ display: "flex", minHeight: "100dvh" }}>
          {wide ? (
            <Box
              sx={{
                width,
                flexShrink: 0,
                position: "sticky",
                top: 0,
                height: "100dvh",
                bgcolor: GREEN,
                transition: "width 160ms ease",
              }}
            >
              <Sidebar collapsed={collapsed} />
            </Box>
          ) : (
            <Drawer
              open={drawer}
              onClose={() => setDrawer(false)}
              slotProps={{
                paper: { "aria-label": translate("layout.menu"), sx: { width: 264, bgcolor: GREEN, border: 0 } },
              }}
            >
              <Sidebar onNavigate={() => setDrawer(false)} />
            </Drawer>
          )}
          <Box sx={{ flex: 1, minWidth: 0, bgcolor: "background.default" }}>
            <Header
              menuOpen={wide ? !collapsed : drawer}
              onMenu={() => (wide ? setCollapsed(!collapsed) : setDrawer(true))}
            />
            <Box
              component="main"
              id="main"
              tabIndex={-1}
              sx={{ maxWidth: 1360, mx: "auto", p: { xs: 2, sm: 3, xl: 4 }, outline: "none" }}
            >
              <ErrorBoundary FallbackComponent={Broken} resetKeys={[pathname]}>
                <Suspense fallback={<Waiting />}>
                  {permissions?.must_enrol ? <ENROLMENT /> : children}
                  <ScreensAhead />
                </Suspense>
              </ErrorBoundary>
            </Box>
          </Box>
        </Box>
      </UnsavedGuard>
    </DialogHost>
  )
}

import { QueryClient } from "@tanstack/react-query"
import { lazy, type ReactNode, Suspense } from "react"
import { Admin, CanAccess, CustomRoutes, Resource, ResourceContextProvider } from "react-admin"
import { createBrowserRouter, Navigate, Route, RouterProvider, useLocation } from "react-router-dom"
import { dataProvider } from "./data-provider"
import { i18nProvider } from "./i18n/i18n-provider"
import { AccessDenied, ErrorScreen, NotFound } from "./layout/ErrorScreen"
import { Layout } from "./layout/Layout"
import { Loading } from "./layout/Loading"
import type { Screen } from "./layout/screen"
import { HOME, RESOURCES } from "./resources"
import { authProvider } from "./session/auth-provider"
import { usePluginsOff } from "./session/plugins-off"
import { darkTheme, lightTheme } from "./theme"

// Failures are shown at once, with a retry button.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

const Join = lazy(() => import("./join/Join"))

/** A screen of a plugin that is switched off is not there, whatever the role may do. */
const WhileOn = ({ plugin, children }: { plugin: string; children: ReactNode }) => {
  const off = usePluginsOff()
  if (!off) return <Loading />
  return off.includes(plugin) ? <NotFound /> : children
}

/** Renders a screen in its resource's context, if the role has access and its plugin is on. */
const page = ({ name, plugin }: (typeof RESOURCES)[number], Screen: Screen) => {
  const shown = Screen.action ? (
    <CanAccess action={Screen.action} loading={<Loading />} accessDenied={<AccessDenied />}>
      <Screen />
    </CanAccess>
  ) : (
    <Screen />
  )
  return (
    <ResourceContextProvider value={name}>
      {plugin ? <WhileOn plugin={plugin}>{shown}</WhileOn> : shown}
    </ResourceContextProvider>
  )
}

const BackOffice = () => (
  <Admin
    title="Admin Panel"
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    layout={Layout}
    theme={lightTheme}
    darkTheme={darkTheme}
    catchAll={NotFound}
    accessDenied={AccessDenied}
    authenticationError={ErrorScreen}
    loading={Loading}
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    {RESOURCES.map((resource) => (
      <Resource key={resource.name} {...resource} list={resource.list ? page(resource, resource.list) : NotFound} />
    ))}
    <CustomRoutes>
      <Route path="/" element={<Navigate to={HOME} replace />} />
      {RESOURCES.flatMap((resource) =>
        (resource.screens ?? []).map((screen) => (
          <Route key={screen.path} path={screen.path} element={page(resource, screen)} />
        )),
      )}
    </CustomRoutes>
  </Admin>
)

/**
 * Shows the back office, or the screen of an invitation, which is outside of `Admin`: that would redirect guests to the
 * sign-in.
 */
const Root = () =>
  useLocation().pathname === "/join" ? (
    <Suspense>
      <Join />
    </Suspense>
  ) : (
    <BackOffice />
  )

// Only data routers can block a navigation, which unsaved changes need.
const router = createBrowserRouter([{ path: "*", element: <Root />, errorElement: <ErrorScreen /> }], {
  basename: "/admin",
})

export const App = () => <RouterProvider router={router} />

import { QueryClient } from "@tanstack/react-query"
import { lazy, Suspense } from "react"
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
import { darkTheme, lightTheme } from "./theme"

// Failures are shown at once, with a retry button.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

const Join = lazy(() => import("./join/Join"))

/** Renders a screen in its resource's context, if the role has access. */
const page = (resource: string, Screen: Screen) => (
  <ResourceContextProvider value={resource}>
    {Screen.action ? (
      <CanAccess action={Screen.action} loading={<Loading />} accessDenied={<AccessDenied />}>
        <Screen />
      </CanAccess>
    ) : (
      <Screen />
    )}
  </ResourceContextProvider>
)

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
    {RESOURCES.map(({ name, list, create, edit, show, icon, recordRepresentation }) => (
      <Resource
        key={name}
        name={name}
        list={list ? page(name, list) : NotFound}
        create={create}
        edit={edit}
        show={show}
        icon={icon}
        recordRepresentation={recordRepresentation}
      />
    ))}
    <CustomRoutes>
      <Route path="/" element={<Navigate to={HOME} replace />} />
      {RESOURCES.flatMap(({ name, screens = [] }) =>
        screens.map((screen) => <Route key={screen.path} path={screen.path} element={page(name, screen)} />),
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

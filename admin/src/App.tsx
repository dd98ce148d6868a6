import { lazy, Suspense } from "react"
import { Admin, CustomRoutes, Resource } from "react-admin"
import { createBrowserRouter, Navigate, Route, RouterProvider, useLocation } from "react-router-dom"
import { dataProvider } from "./data-provider"
import { Allowed } from "./layout/Allowed"
import { Broken } from "./layout/Broken"
import { PARTS, SCREENS } from "./layout/items"
import { Layout } from "./layout/Layout"
import { NotFound } from "./layout/NotFound"
import { Waiting } from "./layout/Waiting"
import { authProvider } from "./session/auth-provider"
import { darkTheme, lightTheme } from "./theme"

const Join = lazy(() => import("./join/Join"))

/** Whoever comes with an invitation is nobody yet; everything else is for those who are signed in. */
const Place = () =>
  useLocation().pathname === "/join" ? (
    <Suspense>
      <Join />
    </Suspense>
  ) : (
    <BackOffice />
  )

/** Screen by screen, as layout/items.ts has it. */
const BackOffice = () => (
  <Admin
    title="Admin Panel"
    dataProvider={dataProvider}
    authProvider={authProvider}
    layout={Layout}
    theme={lightTheme}
    darkTheme={darkTheme}
    catchAll={NotFound}
    loading={Waiting}
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    {SCREENS.filter(({ resource }) => resource).map(({ resource, permission, screen: Screen }) => (
      <Resource
        key={resource}
        name={resource as string}
        list={
          <Allowed permission={permission}>
            <Screen />
          </Allowed>
        }
      />
    ))}
    {PARTS.map((name) => (
      <Resource key={name} name={name} list={NotFound} />
    ))}
    <CustomRoutes>
      <Route path="/" element={<Navigate to="/panel" replace />} />
      {SCREENS.filter(({ resource }) => !resource).map(({ path, permission, screen: Screen }) => (
        <Route
          key={path}
          path={path}
          element={
            <Allowed permission={permission}>
              <Screen />
            </Allowed>
          }
        />
      ))}
    </CustomRoutes>
  </Admin>
)

// Only a router of this kind can hold a person back who leaves with something unsaved.
const router = createBrowserRouter([{ path: "*", element: <Place />, errorElement: <Broken /> }], {
  basename: "/admin",
})

export const App = () => <RouterProvider router={router} />

import { lazy } from "react"
import { Admin, CustomRoutes, Resource } from "react-admin"
import { BrowserRouter, Navigate, Route } from "react-router-dom"
import { dataProvider } from "./data-provider"
import { Layout } from "./layout/Layout"
import { NotFound } from "./layout/NotFound"
import { Waiting } from "./layout/Waiting"
import { authProvider } from "./session/auth-provider"
import { darkTheme, lightTheme } from "./theme"

const Panel = lazy(() => import("./overview/Panel"))
const ProductList = lazy(() => import("./products/List"))
const ProductEdit = lazy(() => import("./products/Edit"))
const ProductDelete = lazy(() => import("./products/Delete"))
const Settings = lazy(() => import("./settings/Settings"))
const OrderList = lazy(() => import("./orders/List"))
const PaymentList = lazy(() => import("./payments/List"))
const Customize = lazy(() => import("./customize/Customize"))

/** The back office, screen by screen. */
export const App = () => (
  <BrowserRouter basename="/admin">
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
      <Resource name="products" list={ProductList} />
      <Resource name="orders" list={OrderList} />
      <Resource name="payments" list={PaymentList} />
      <Resource name="categories" />
      <CustomRoutes>
        <Route path="/" element={<Navigate to="/panel" replace />} />
        <Route path="/panel" element={<Panel />} />
        <Route path="/update-product/:id" element={<ProductEdit />} />
        <Route path="/delete-product/:id" element={<ProductDelete />} />
        <Route path="/setting" element={<Settings />} />
        <Route path="/customize" element={<Customize />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
)

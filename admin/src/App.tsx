import LegacyCallsIcon from "@mui/icons-material/ApiOutlined"
import PagesIcon from "@mui/icons-material/ArticleOutlined"
import ReturnsIcon from "@mui/icons-material/AssignmentReturnOutlined"
import StaffIcon from "@mui/icons-material/BadgeOutlined"
import PaymentsIcon from "@mui/icons-material/CreditCardOutlined"
import ComplaintsIcon from "@mui/icons-material/GavelOutlined"
import AuditLogIcon from "@mui/icons-material/HistoryOutlined"
import ProductsIcon from "@mui/icons-material/Inventory2Outlined"
import OffersIcon from "@mui/icons-material/LocalOfferOutlined"
import SubscribersIcon from "@mui/icons-material/MailOutlined"
import SynonymsIcon from "@mui/icons-material/ManageSearchOutlined"
import CustomersIcon from "@mui/icons-material/PeopleOutlined"
import SearchPinsIcon from "@mui/icons-material/PushPinOutlined"
import SearchesIcon from "@mui/icons-material/QueryStatsOutlined"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import ReportsIcon from "@mui/icons-material/ReportProblemOutlined"
import TaxReturnsIcon from "@mui/icons-material/RequestQuoteOutlined"
import ReviewsIcon from "@mui/icons-material/StarBorderOutlined"
import { QueryClient } from "@tanstack/react-query"
import { type ComponentType, Suspense } from "react"
import { Admin, CanAccess, CustomRoutes, Resource } from "react-admin"
import { createBrowserRouter, Navigate, Route, RouterProvider, useLocation } from "react-router-dom"
import { dataProvider } from "./data-provider"
import { i18nProvider } from "./i18n/i18n-provider"
import { Broken } from "./layout/Broken"
import { Layout } from "./layout/Layout"
import { NotFound } from "./layout/NotFound"
import { NotYours } from "./layout/NotYours"
import { Waiting } from "./layout/Waiting"
import * as screens from "./screens"
import { authProvider } from "./session/auth-provider"
import { darkTheme, lightTheme } from "./theme"

// What failed is said at once, with a button to try again.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

const orderTitle = ({ display_id }: { display_id?: number }) => `#${display_id}`

/** A screen that is not of one resource's list or record, for a role that may use it. */
const page = (resource: string, Screen: ComponentType, action = "list") => (
  <CanAccess resource={resource} action={action} loading={<Waiting />} accessDenied={<NotYours />}>
    <Screen />
  </CanAccess>
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
    accessDenied={NotYours}
    authenticationError={Broken}
    loading={Waiting}
    loginPage={false}
    requireAuth
    disableTelemetry
  >
    <Resource name="products" list={screens.ProductList} icon={ProductsIcon} recordRepresentation="name" />
    <Resource name="categories" list={NotFound} recordRepresentation="name" />
    <Resource name="orders" list={screens.OrderList} icon={OrdersIcon} recordRepresentation={orderTitle}>
      <Route path=":id/slip" element={<screens.PackingSlip />} />
    </Resource>
    <Resource
      name="offers"
      list={screens.OfferList}
      create={screens.OfferCreate}
      edit={screens.OfferEdit}
      icon={OffersIcon}
      recordRepresentation="name"
    />
    <Resource name="customers" list={screens.CustomerList} icon={CustomersIcon} recordRepresentation="name">
      <Route path=":id" element={<screens.Customer />} />
    </Resource>
    <Resource name="subscribers" list={screens.SubscriberList} icon={SubscribersIcon} recordRepresentation="email">
      <Route path=":id" element={<screens.Subscriber />} />
    </Resource>
    <Resource name="returns" list={screens.ReturnList} icon={ReturnsIcon} />
    <Resource name="reviews" list={screens.ReviewList} icon={ReviewsIcon} />
    <Resource name="synonyms" list={screens.SynonymList} icon={SynonymsIcon} recordRepresentation="words" />
    <Resource name="searches" list={screens.SearchList} icon={SearchesIcon} recordRepresentation="text" />
    <Resource name="search-pins" list={screens.SearchPinList} icon={SearchPinsIcon} recordRepresentation="text" />
    <Resource name="problem-reports" list={screens.ProblemReportList} icon={ReportsIcon} />
    <Resource name="pages" list={page("pages", screens.Pages)} icon={PagesIcon} />
    <Resource name="complaints" list={screens.ComplaintList} icon={ComplaintsIcon} recordRepresentation="number" />
    <Resource name="payments" list={screens.PaymentList} icon={PaymentsIcon} />
    <Resource name="tax-returns" list={screens.TaxReturns} icon={TaxReturnsIcon} />
    <Resource name="staff" list={page("staff", screens.StaffList)} icon={StaffIcon} recordRepresentation="username" />
    <Resource name="invitations" list={NotFound} recordRepresentation="email" />
    <Resource name="audit-log" list={screens.AuditLog} icon={AuditLogIcon} />
    <Resource name="legacy-calls" list={screens.LegacyCallList} icon={LegacyCallsIcon} />
    <CustomRoutes>
      <Route path="/" element={<Navigate to="/panel" replace />} />
      <Route path="/panel" element={page("overview", screens.Overview)} />
      <Route path="/update-product/:id" element={page("products", screens.ProductEdit, "edit")} />
      <Route path="/update-product/:id/variants" element={page("products", screens.ProductVariants, "edit")} />
      <Route path="/delete-product/:id" element={page("products", screens.ProductDelete, "delete")} />
      <Route path="/setting" element={page("me", screens.Settings)} />
      <Route path="/security" element={page("me", screens.Security)} />
      <Route path="/customize" element={page("customize", screens.Customize)} />
    </CustomRoutes>
  </Admin>
)

/** Whoever comes with an invitation is nobody yet; everything else is for those who are signed in. */
const Place = () =>
  useLocation().pathname === "/join" ? (
    <Suspense>
      <screens.Join />
    </Suspense>
  ) : (
    <BackOffice />
  )

// Only a router of this kind can hold a person back who leaves with something unsaved.
const router = createBrowserRouter([{ path: "*", element: <Place />, errorElement: <Broken /> }], {
  basename: "/admin",
})

export const App = () => <RouterProvider router={router} />

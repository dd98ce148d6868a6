import simpleRestProvider from "ra-data-simple-rest"
import { type DataProvider, useDataProvider, withLifecycleCallbacks } from "react-admin"
import { auditLogRequests } from "./audit-log/requests"
import { cancellationRequests } from "./cancellation-settings/requests"
import { categoryRequests } from "./categories/requests"
import { cashRequests } from "./cod-settings/requests"
import { customerRequests } from "./customers/requests"
import { bannerPictures, customizeRequests } from "./customize/requests"
import { API, httpClient } from "./http-client"
import { orderRequests } from "./orders/requests"
import { overviewRequests } from "./overview/requests"
import { pageRequests } from "./pages/requests"
import { productPictures } from "./products/picture-requests"
import { productRequests } from "./products/requests"
import { returnRequests } from "./returns/requests"
import { securityRequests } from "./security/requests"
import { settingsRequests } from "./settings/requests"
import { staffRequests } from "./staff/requests"
import { taxReturnRequests } from "./tax-returns/requests"
import { taxRequests } from "./tax-settings/requests"
import { warehouseRequests } from "./warehouses/requests"

/** The one way to the shop's data: react-admin's own methods by simple-rest, and what each noun has beyond them. */
export const dataProvider = {
  ...withLifecycleCallbacks(simpleRestProvider(API, httpClient) as DataProvider, [productPictures, bannerPictures]),
  // A search overtaken by the next keystroke is called off.
  supportAbortSignal: true,
  ...auditLogRequests,
  ...cancellationRequests,
  ...cashRequests,
  ...categoryRequests,
  ...customerRequests,
  ...customizeRequests,
  ...orderRequests,
  ...overviewRequests,
  ...pageRequests,
  ...productRequests,
  ...returnRequests,
  ...securityRequests,
  ...settingsRequests,
  ...staffRequests,
  ...taxRequests,
  ...taxReturnRequests,
  ...warehouseRequests,
}

/** The data provider with the nouns' own methods; what they reject with may end the session, as react-admin has it. */
export const useShopData = () => useDataProvider<typeof dataProvider>()

import simpleRestProvider from "ra-data-simple-rest"
import { type DataProvider, useDataProvider, withLifecycleCallbacks } from "react-admin"
import { API, httpClient } from "./http-client"
import { RESOURCES } from "./resources"

/** The one way to the shop's data: react-admin's own methods by simple-rest, and what each noun has beyond them. */
export const dataProvider: DataProvider = {
  ...withLifecycleCallbacks(
    simpleRestProvider(API, httpClient) as DataProvider,
    RESOURCES.flatMap(({ callbacks = [] }) => callbacks),
  ),
  // A search overtaken by the next keystroke is called off.
  supportAbortSignal: true,
  ...Object.assign({}, ...RESOURCES.map(({ requests }) => requests)),
}

/**
 * The data provider with a noun's methods: `useShopData<typeof couponRequests>()`. What they reject with may end the
 * session, as react-admin has it.
 */
export const useShopData = <Requests>() => useDataProvider<DataProvider & Requests>()

import simpleRestProvider from "ra-data-simple-rest"
import { type DataProvider, type Identifier, useDataProvider, withLifecycleCallbacks } from "react-admin"
import { API, httpClient, type RequestOptions, request, upload } from "./http-client"
import { RESOURCES } from "./resources"

const rest = simpleRestProvider(API, httpClient) as DataProvider

const SINGLE_RESOURCES = new Set(RESOURCES.flatMap(({ name, isSingle }) => (isSingle ? name : [])))

/** Asks for the record of a resource that has one: simple-rest would put its id into the address. */
const requestSingle = async (resource: string, id: Identifier, options: RequestOptions) => ({
  // Its type is the caller's.
  data: { ...(await request<object>(resource, options)), id } as never,
})

/** The one way to the shop's data: react-admin's own methods by simple-rest, and requests beyond them. */
export const dataProvider = {
  ...withLifecycleCallbacks(
    {
      ...rest,
      getOne: (resource, params) =>
        SINGLE_RESOURCES.has(resource)
          ? requestSingle(resource, params.id, { signal: params.signal })
          : rest.getOne(resource, params),
      update: (resource, params) =>
        SINGLE_RESOURCES.has(resource)
          ? requestSingle(resource, params.id, { method: "PUT", body: params.data })
          : rest.update(resource, params),
    },
    RESOURCES.flatMap(({ callbacks = [] }) => callbacks),
  ),
  // A search overtaken by the next keystroke is called off.
  supportAbortSignal: true,
  request,
  upload,
}

/** The data provider with `request` and `upload`. What they reject with may end the session, as react-admin has it. */
export const useShopData = () => useDataProvider<typeof dataProvider>()

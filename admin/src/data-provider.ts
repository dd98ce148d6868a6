import simpleRestProvider from "ra-data-simple-rest"
import { type DataProvider, type Identifier, withLifecycleCallbacks } from "react-admin"
import { API, httpClient, type RequestOptions, request, upload } from "./http-client"
import { RESOURCES } from "./resources"

const rest = simpleRestProvider(API, httpClient) as DataProvider

const SINGLE_RESOURCES = new Set(RESOURCES.flatMap(({ name, isSingle }) => (isSingle ? name : [])))

/** Requests a resource that has one record: simple-rest would put an id into the address. */
const requestSingle = async (resource: string, id: Identifier, options: RequestOptions) => ({
  // The caller decides the type.
  data: { ...(await request<object>(resource, options)), id } as never,
})

/** simple-rest's data provider, with `request` and `upload` for other routes. */
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
  // Aborts a search when the next one starts.
  supportAbortSignal: true,
  request,
  upload,
}

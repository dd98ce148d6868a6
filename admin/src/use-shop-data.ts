import { keepPreviousData, type UseQueryOptions, useQuery } from "@tanstack/react-query"
import { type DataProvider, useDataProvider } from "react-admin"
import type { dataProvider } from "./data-provider"
import type { request, upload } from "./http-client"

type Methods = "getList" | "getOne" | "getMany" | "getManyReference" | "create" | "delete" | "deleteMany"

export type ShopData = Pick<DataProvider, Methods | "update" | "updateMany"> & {
  request: typeof request
  upload: typeof upload
}

/** Returns the data provider with `request` and `upload`; as for its other methods, a 401 ends the session. */
export const useShopData = (): ShopData => useDataProvider<typeof dataProvider>()

/** Queries a route outside of simple-rest; its address is the query's key, unless `options` has one. */
export const useRequest = <Result>(path: string, options?: Partial<UseQueryOptions<Result>>) => {
  const { request } = useShopData()
  return useQuery({ queryKey: [path], queryFn: ({ signal }) => request<Result>(path, { signal }), ...options })
}

/** Shows the previous answer until that of another address is there. */
export const KEEP_PREVIOUS = { placeholderData: keepPreviousData }

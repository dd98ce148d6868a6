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

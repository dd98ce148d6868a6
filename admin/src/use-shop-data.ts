import { useDataProvider } from "react-admin"
import type { dataProvider } from "./data-provider"

/** Returns the data provider with `request` and `upload`; as for its other methods, a 401 ends the session. */
export const useShopData = () => useDataProvider<typeof dataProvider>()

import type { SaveLogo, ShopLogo } from "@haat/shop-settings/contract"
import { request } from "../http-client"

/** The logo's part of the data provider. */
export const logoRequests = {
  logo: (signal?: AbortSignal) => request<{ logo: ShopLogo | null }>("logo", { signal }),

  /** Makes an uploaded picture the logo, or takes it away. */
  saveLogo: (body: SaveLogo) => request<{ logo: ShopLogo | null }>("logo", { method: "PUT", body }),
}

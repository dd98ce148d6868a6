import type { MainProducts } from "@haat/banners/contract"
import type { ResourceCallbacks } from "react-admin"
import { request } from "../http-client"
import { storePictures } from "../products/picture-requests"

/** Customize UI's part of the data provider. */
export const customizeRequests = {
  /** The ids of the home page's main products, in their order. */
  mainProducts: async (signal?: AbortSignal) => (await request<MainProducts>("main-products", { signal })).product_ids,

  saveMainProducts: (product_ids: string[]) =>
    request<MainProducts>("main-products", { method: "PUT", body: { product_ids } }),
}

/** Pictures chosen on this device go up before the banner is added, which then names them by address and id. */
export const bannerPictures: ResourceCallbacks = {
  resource: "banners",
  beforeSave: async ({ picture, picture_hi, ...data }) => {
    const files: File[] = [picture, picture_hi].flatMap((chosen) => chosen?.rawFile ?? [])
    const stored = await storePictures(files)
    const [sent, hindiSent] = [picture && stored.shift(), picture_hi && stored.shift()]
    return {
      ...data,
      ...(sent && { image_url: sent.url, picture_id: sent.id }),
      ...(hindiSent && { image_url_hi: hindiSent.url, picture_id_hi: hindiSent.id }),
    }
  },
}

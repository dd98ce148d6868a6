import { uploadPictures } from "@haat/sdk/admin"
import type { ResourceCallbacks } from "react-admin"

/** Uploads chosen pictures before a banner is saved, and saves their URLs and ids. */
export const bannerPictures: ResourceCallbacks = {
  resource: "banners",
  beforeSave: async ({ picture, picture_hi, ...data }) => {
    const files: File[] = [picture, picture_hi].flatMap((chosen) => chosen?.rawFile ?? [])
    const stored = await uploadPictures(files)
    const [sent, hindiSent] = [picture && stored.shift(), picture_hi && stored.shift()]
    return {
      ...data,
      ...(sent && { image_url: sent.url, picture_id: sent.id }),
      ...(hindiSent && { image_url_hi: hindiSent.url, picture_id_hi: hindiSent.id }),
    }
  },
}

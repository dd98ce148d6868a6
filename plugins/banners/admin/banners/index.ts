import type { ResourceModule } from "@haat/sdk/admin"
import { bannerPictures } from "./banner-pictures"

export default { permission: "customize", callbacks: [bannerPictures] } satisfies ResourceModule

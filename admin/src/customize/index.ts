import CustomizeIcon from "@mui/icons-material/PaletteOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { bannerPictures } from "./banner-pictures"

export default {
  screens: [screen("/customize", () => import("./Customize"), "list")],
  icon: CustomizeIcon,
  menu: { group: "first", position: 50 },
  callbacks: [bannerPictures],
  subResources: {
    banners: { permission: "customize" },
    faqs: { permission: "customize" },
    "main-products": { permission: "customize" },
  },
} satisfies ResourceModule

import { screen } from "../layout/screen"
import { storePictures } from "../products/picture-requests"
import type { ResourceModule } from "../resource-module"

export default {
  isSingle: true,
  permission: "settings",
  settings: { position: 20, section: screen("/setting", () => import("./LogoSettings")) },
  // The chosen picture goes up first; the logo then names it by its id.
  callbacks: [
    {
      resource: "logo",
      beforeSave: async ({ picture, ...data }) =>
        picture ? { picture_id: (await storePictures([picture.rawFile]))[0].id } : data,
    },
  ],
} satisfies ResourceModule

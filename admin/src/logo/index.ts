import { uploadPictures } from "../products/picture-requests"
import type { ResourceModule } from "../resource-module"
import { settingsModule } from "../settings/settings-module"

export default {
  ...settingsModule(20, () => import("./LogoSettings")),
  // Uploads the chosen picture first and saves its id.
  callbacks: [
    {
      resource: "logo",
      beforeSave: async ({ picture, ...data }) =>
        picture ? { picture_id: (await uploadPictures([picture.rawFile]))[0].id } : data,
    },
  ],
} satisfies ResourceModule

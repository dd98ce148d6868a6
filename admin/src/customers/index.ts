import type { CustomerRow } from "@haat/sdk/back-office"
import CustomersIcon from "@mui/icons-material/PeopleOutlined"
import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

export default {
  list: screen("/customers", () => import("./List")),
  screens: [screen("/customers/:id", () => import("./Customer"))],
  icon: CustomersIcon,
  recordRepresentation: "name",
  ownPermissions: ["delete", "export"],
  menu: { group: "more", position: 20 },
  searchResult: ({ id, name, email }: CustomerRow) => ({
    title: name || email,
    detail: email,
    path: `/customers/${encodeURIComponent(id)}`,
  }),
} satisfies ResourceModule

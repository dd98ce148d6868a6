import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"

const fetchSecurity = () => import("./Security")

export default {
  screens: [screen("/security", fetchSecurity, "list")],
  enrolment: screen("/security", fetchSecurity),
  permission: "me",
} satisfies ResourceModule

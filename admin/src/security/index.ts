import { screen } from "../layout/screen"
import type { ResourceModule } from "../resource-module"
import { securityRequests } from "./requests"

const fetchSecurity = () => import("./Security")

export default {
  screens: [screen("/security", fetchSecurity, "list")],
  enrolment: screen("/security", fetchSecurity),
  permission: "me",
  requests: securityRequests,
} satisfies ResourceModule

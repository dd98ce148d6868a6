import type { MedusaRequest } from "@medusajs/framework/http"
import type { Role } from "../../roles"

/** The administrator behind a request. `name` is for people to read. */
export type Administrator = { id: string; role: Role; name: string; must_enrol: boolean }

/** The administrator that the guard let through. @throws when the route is not behind the guard */
export const requestAdministrator = (req: MedusaRequest): Administrator => {
  const { administrator } = req as { administrator?: Administrator }
  if (!administrator) throw new Error("This route is not behind the back office's guard")
  return administrator
}

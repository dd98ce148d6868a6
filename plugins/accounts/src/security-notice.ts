import { generateEntityId } from "@medusajs/framework/utils"
import type { SecurityNotice } from "./contract"

/** A notice of what has just happened. */
export const securityNotice = (notice: Omit<SecurityNotice, "id" | "at">): SecurityNotice => ({
  id: generateEntityId(undefined, "notice"),
  at: new Date().toISOString(),
  ...notice,
})

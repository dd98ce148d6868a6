import type { MedusaContainer } from "@medusajs/framework/types"
import { GST } from "./contract"
import type { GstService } from "./modules/gst/service"

export const resolveGst = (scope: MedusaContainer) => scope.resolve<GstService>(GST)

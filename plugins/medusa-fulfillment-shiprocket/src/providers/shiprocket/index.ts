import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import ShiprocketService from "./service"

export default ModuleProvider(Modules.FULFILLMENT, { services: [ShiprocketService] })

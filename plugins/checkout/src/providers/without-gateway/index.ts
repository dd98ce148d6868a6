import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { AwaitedOnlineProvider, StoreCreditProvider } from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [StoreCreditProvider, AwaitedOnlineProvider] })

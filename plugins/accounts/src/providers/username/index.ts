import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import UsernameProvider from "./service"

export default ModuleProvider(Modules.AUTH, { services: [UsernameProvider] })

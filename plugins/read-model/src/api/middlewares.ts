import { addResources } from "@haat/sdk/server/back-office/resource"
import { defineMiddlewares } from "@medusajs/framework/http"
import { READ_MODEL_RESOURCES } from "../back-office"

export default defineMiddlewares({ routes: addResources(READ_MODEL_RESOURCES) })

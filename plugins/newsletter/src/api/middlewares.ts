import { defineMiddlewares } from "@medusajs/framework/http"
import { validateBody } from "./validate-body"

export default defineMiddlewares({
  routes: [
    { matcher: "/store/newsletter", methods: ["POST"], bodyParser: { sizeLimit: "4kb" }, middlewares: [validateBody] },
  ],
})

import { validateBody } from "@haat/http/validate-body"
import { defineMiddlewares } from "@medusajs/framework/http"
import { Subscribe } from "../contract"

export default defineMiddlewares({
  routes: [
    {
      matcher: "/store/newsletter",
      methods: ["POST"],
      bodyParser: { sizeLimit: "4kb" },
      middlewares: [validateBody(Subscribe, { fields: false })],
    },
  ],
})

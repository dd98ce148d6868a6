import { defineMiddlewares } from "@medusajs/framework/http"
import { ContactMessage } from "../contract"
import { validateBody } from "./validate-body"

export default defineMiddlewares({
  routes: [
    {
      matcher: "/store/contact",
      methods: ["POST"],
      bodyParser: { sizeLimit: "40kb" },
      middlewares: [validateBody(ContactMessage)],
    },
  ],
})

import { validateBody } from "@haat/http/validate-body"
import { defineMiddlewares } from "@medusajs/framework/http"
import { ContactMessage, Enquiry } from "../contract"

export default defineMiddlewares({
  routes: [
    {
      matcher: "/store/contact",
      methods: ["POST"],
      bodyParser: { sizeLimit: "40kb" },
      middlewares: [validateBody(ContactMessage)],
    },
    {
      matcher: "/store/enquiries",
      methods: ["POST"],
      bodyParser: { sizeLimit: "40kb" },
      middlewares: [validateBody(Enquiry)],
    },
  ],
})

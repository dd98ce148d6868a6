import { validateBody } from "@haat/http/validate-body"
import { defineMiddlewares } from "@medusajs/framework/http"
import { ReportProblem } from "../contract"

export default defineMiddlewares({
  routes: [
    {
      matcher: "/store/problem-reports",
      methods: ["POST"],
      bodyParser: { sizeLimit: "20kb" },
      middlewares: [validateBody(ReportProblem)],
    },
  ],
})

import { defineMiddlewares } from "@medusajs/framework/http"
import { ReportProblem } from "../contract"
import { validateBody } from "./validate-body"

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

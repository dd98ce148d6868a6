import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import { call, legacyProductId, userId } from "@haat/sdk/server/legacy-call"
import { Message } from "@haat/sdk/server/route"
import { z } from "zod"
import { REPORT_FORM_ERRORS, ReportProblem } from "./contract"
import { reportProblem } from "./workflows/report-problem"

export const PROBLEM_REPORT_CALLS = [
  call({
    method: "POST",
    path: "/report-product",
    tag: "Reviews and reports",
    summary: "Tells the owner what is wrong with a product",
    description: "Guests may report too; their `userId` is null.",
    who: "everyone",
    own: "userId",
    body: z.object({ userId, productId: legacyProductId, message: ReportProblem.shape.message }),
    reply: Message,
    errors: {
      400: REPORT_FORM_ERRORS.enter_message.en,
      404: HTTP_ERRORS.no_such_product.en,
      429: "Too many reports of this customer or from this place",
    },
    run: async ({ scope, req, caller, body: { productId: product_id, message } }) => {
      const customer_id = caller.kind === "customer" ? caller.id : null
      requireWithinLimit(await scope.resolve<AttemptsOfAddress>(ATTEMPTS).report(req.ip ?? "", customer_id))
      await reportProblem(scope, { product_id, message, customer_id })
      return { message: "Thank you, your report has been sent." }
    },
  }),
]

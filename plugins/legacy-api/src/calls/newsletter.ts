import { SUBSCRIBED, Subscribe } from "@haat/newsletter/contract"
import { subscribeWorkflow } from "@haat/newsletter/workflows/subscribe"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import { attemptsOf } from "../attempts"
import { call } from "../call"
import { Message } from "../shapes/fields"

export const newsletterCalls = [
  call({
    method: "POST",
    path: "/newsletter/subscribe",
    tag: "Content",
    summary: "Subscribes an e-mail address to the newsletter",
    who: "everyone",
    status: 201,
    body: Subscribe,
    reply: Message,
    errors: {
      400: "Already subscribed or invalid, which is one sentence",
      429: "Too many attempts for this address or from this place",
    },
    run: async ({ scope, req, body }) => {
      requireWithinLimit(await attemptsOf(scope).subscribe(req.ip ?? "", body.email))
      await subscribeWorkflow(scope).run({ input: body, logOnError: false })
      return { message: SUBSCRIBED }
    },
  }),
]

import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import { call } from "@haat/sdk/server/legacy-call"
import { Message } from "@haat/sdk/server/route"
import { SUBSCRIBED, Subscribe } from "./contract"
import { subscribe } from "./workflows/subscribe"

export const NEWSLETTER_CALLS = [
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
      requireWithinLimit(await scope.resolve<AttemptsOfAddress>(ATTEMPTS).subscribe(req.ip ?? "", body.email))
      await subscribe(scope, body)
      return { message: SUBSCRIBED }
    },
  }),
]

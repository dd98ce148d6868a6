import { type ErrorEntry, errorReply } from "@haat/sdk/errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { HookFailure, runLimitedHook } from "@haat/sdk/server/limited-hook"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import { type OrderProblem, VALIDATE_ORDER_HOOK } from "../../hooks"
import { readOnlyInput } from "../../queries/charges"

/** Time for the work of each plugin. */
const LIMIT_MS = 500

/**
 * Asks the plugins whether an order can be placed.
 * @throws HttpError with the first problem; the reply has all of them in `problems`. 503 when a plugin fails
 */
export async function requireValidOrder(container: MedusaContainer, plan: OrderPlan): Promise<void> {
  const results = await runLimitedHook(container, {
    hook: VALIDATE_ORDER_HOOK,
    limit_ms: LIMIT_MS,
    input: (pause) => ({ plan, ...readOnlyInput(container, pause) }),
    check: checkProblems,
  }).catch((error) => {
    throw error instanceof HookFailure ? new HttpError(CHECKOUT_ERRORS.order_unchecked) : error
  })
  const problems = results.flatMap(({ plugin, result }) => result.map((problem) => ({ plugin, ...problem })))
  if (!problems.length) return
  const [{ entry, params }] = problems
  throw new HttpError<ErrorEntry>(entry, params, {
    problems: problems.map(({ plugin, ...problem }) => ({ plugin, ...errorReply(problem.entry, problem.params) })),
  })
}

function checkProblems(problems: OrderProblem[]): OrderProblem[] {
  const wrong = problems.find(({ entry }) => entry.status < 400 || entry.status > 499)
  if (wrong) throw new Error(`The error ${wrong.entry.code} has the status ${wrong.entry.status}, and not 4xx`)
  return problems
}

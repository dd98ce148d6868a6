import { type ErrorEntry, errorReply } from "@haat/sdk/errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { HookFailure, runLimitedHook } from "@haat/sdk/server/limited-hook"
import { findOrderFields } from "@haat/sdk/server/order-fields-registry"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import { type OrderProblem, VALIDATE_ORDER_HOOK } from "../../hooks"
import { readOnlyInput } from "../../queries/charges"

/** Time for the work of each plugin. */
const LIMIT_MS = 500

/**
 * Asks the plugins whether an order can be placed.
 * @throws HttpError with the first problem; the reply has all of them in `problems`, and in `errors` the sentences of
 * those that name a field, `<plugin>.<name>`. 503 when a plugin fails
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
  const replies = problems.map(({ plugin, ...problem }) => ({
    plugin,
    field: nameField(plugin, problem.entry),
    ...errorReply(problem.entry, problem.params),
  }))
  // the first problem of a field is its sentence
  const errors = replies.toReversed().flatMap(({ field, message }) => (field ? [[field, message]] : []))
  throw new HttpError<ErrorEntry>(entry, params, {
    problems: replies,
    // undefined, too, takes the place of the error's own, whose field has no plugin before its name
    errors: errors.length ? Object.fromEntries(errors) : undefined,
  })
}

/** Returns the name of the input that a problem is about; undefined unless it is one of the plugin's own fields. */
function nameField(plugin: string, { field }: ErrorEntry): string | undefined {
  const fields = findOrderFields(plugin)?.schema.shape
  return field !== undefined && fields && Object.hasOwn(fields, field) ? `${plugin}.${field}` : undefined
}

function checkProblems(problems: OrderProblem[]): OrderProblem[] {
  const wrong = problems.find(({ entry }) => entry.status < 400 || entry.status > 499)
  if (wrong) throw new Error(`The error ${wrong.entry.code} has the status ${wrong.entry.status}, and not 4xx`)
  return problems
}

import type { z } from "zod"
import type { FormHandler, FormOutcome, PostedValues } from "./form-action.ts"

/**
 * Posts the fields of a form, and the parameters of its page's address, to a route of the backend.
 * @param contract of that route
 */
export const postForm =
  <Reply>(
    path: string,
    contract: z.ZodType<object>,
    toOutcome: (reply: Reply, form: PostedValues) => FormOutcome | Promise<FormOutcome>,
  ): FormHandler =>
  async (form) =>
    toOutcome(await form.call<Reply>(path, { body: contract.parse({ ...form.params, ...form.values }) }), form)

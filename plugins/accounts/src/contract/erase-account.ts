import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import { MAX_PASSWORD, PASSWORD_TOO_LONG } from "./fields"

/** Erasing an account needs its password, typed once more. */
export const EraseAccount = z.object({
  current_password: z
    .string(says(ACCOUNT_FORM_ERRORS.password_to_erase))
    .min(1, says(ACCOUNT_FORM_ERRORS.password_to_erase))
    .max(MAX_PASSWORD, PASSWORD_TOO_LONG),
})
export type EraseAccount = z.infer<typeof EraseAccount>

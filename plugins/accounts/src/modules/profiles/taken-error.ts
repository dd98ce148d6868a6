import type { ErrorEntry } from "@haat/sdk/errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { ACCOUNT_ERRORS } from "../../errors"

const TAKEN: Record<string, ErrorEntry> = {
  IDX_customer_email_has_account_unique: ACCOUNT_ERRORS.email_taken,
  IDX_user_email_unique: ACCOUNT_ERRORS.administrator_email_taken,
  IDX_provider_identity_provider_entity_id: ACCOUNT_ERRORS.username_taken,
}

/** Converts a unique violation of a username or e-mail address to its HttpError; returns other errors unchanged. */
export function toTakenError(error: unknown): unknown {
  const taken = TAKEN[String((error as { constraint?: unknown }).constraint)]
  return taken ? new HttpError(taken) : error
}

import type { ErrorEntry } from "@haat/sdk/errors"
import { says } from "@haat/sdk/message-in"
import { z } from "zod"

/** The id of a record of the shop. */
export const id = (missing: ErrorEntry, unknown: ErrorEntry) =>
  z
    .string(says(missing))
    .min(1, says(missing))
    .max(100, says(unknown))
    .regex(/^[\w-]*$/, says(unknown))

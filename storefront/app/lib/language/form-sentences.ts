import type { ErrorTranslation } from "@haat/sdk/errors"

/** The sentences of the contracts' errors in the language of this build; the contracts have the English ones. */
export const FORM_SENTENCES: ErrorTranslation | undefined = undefined

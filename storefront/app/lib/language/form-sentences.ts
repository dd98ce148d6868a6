import type { ErrorTranslation } from "@haat/sdk/errors"

/** The sentences of the contracts' errors in the language of this build; the English ones are in the contracts themselves. */
export const FORM_SENTENCES: ErrorTranslation | undefined = undefined

/** What is wrong with a body: `errors` names each field ("price", "attributes.0.key") with a sentence. */
export type FieldErrors = { message: string; errors: Record<string, string> }

/** Rows a list gives at most, whatever range is requested. */
export const MAX_RANGE = 100

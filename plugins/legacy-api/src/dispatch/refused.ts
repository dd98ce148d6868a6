/** A refusal whose status and sentence are known where it happens. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** beside the sentence, for clients that look for it */
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

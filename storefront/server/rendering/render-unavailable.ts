/** Thrown when a page cannot be rendered now: too many are waiting, or its thread has ended. The same request may succeed later. */
export class RenderUnavailable extends Error {
  /** @param wasBegun true when a thread had the page: what its form asks for may have been done */
  constructor(
    reason: string,
    readonly wasBegun = false,
  ) {
    super(reason)
  }
}

/** Thrown when a page cannot be rendered now: too many are waiting, or its thread has ended. The same request may succeed later. */
export class RenderUnavailable extends Error {}

/** Whether the visitor has asked the browser to use less data. Only some browsers say so; the server does not know. */
export const prefersReducedData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true

/** Returns whether the visitor has turned on Save-Data. Always false on the server and in some browsers. */
export const prefersReducedData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true

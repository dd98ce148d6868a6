import { useStored } from "../device/stored-value.ts"

const hydration = { get: () => true, subscribe: () => () => {} }

/**
 * Returns false on the server and while React hydrates what the server rendered. A part with personal data shows until
 * then what the server rendered without it: the data may be there before the part is hydrated.
 */
export const useIsHydrated = () => useStored(hydration, false)

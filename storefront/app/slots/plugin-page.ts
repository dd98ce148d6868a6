import { loadOnServer } from "../lib/backend/load-page.ts"

/** Loader for a plugin's page that has none, so that it rests while its plugin is switched off. */
export const loader = loadOnServer(() => ({}))

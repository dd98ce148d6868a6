import { loadInBrowser, loadOnServer } from "../lib/backend/load-page.ts"

/** Loaders for a plugin's page that has none, so that it rests while its plugin is switched off. */
export const loader = loadOnServer(() => ({}))
export const clientLoader = loadInBrowser(() => ({}))

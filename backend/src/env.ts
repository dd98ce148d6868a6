import { parseSettings } from "./settings"

/** The settings of this process. */
export const env = parseSettings(process.env)

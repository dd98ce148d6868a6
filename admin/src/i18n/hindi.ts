import { messages as components } from "../components/messages.hi"
import { messages as join } from "../join/messages.hi"
import { messages as layout } from "../layout/messages.hi"
import type { english } from "./english"
import { raHindi } from "./ra-hindi"
import { RESOURCES } from "./resources.hi"

/** All words of the back office in Hindi; typed by the English ones, so none is missing. */
export const hindi: typeof english = { ra: raHindi, components, join, layout, resources: RESOURCES }

import { type ComponentType, lazy } from "react"

/** A screen that is a file of its own, drawn as `screen`; `fetch` has it there before it is opened. */
export const screen = (fetch: () => Promise<{ default: ComponentType }>) => ({ screen: lazy(fetch), fetch })

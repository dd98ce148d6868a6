import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { matchPath } from "react-router-dom"

export type Screen = LazyExoticComponent<ComponentType> & { path: string; action?: string }

let isLoaded = false

/** True once the code of a screen that was to be drawn is loaded. */
export const hasLoaded = () => isLoaded

const screens: { path: string; fetch: () => Promise<unknown> }[] = []

/**
 * Makes a screen a chunk of its own, loaded when it is first drawn or prefetched by its address under /admin.
 * @param action shows the screen only to roles that may do it to the resource; `ListBase`, `Edit` and `Create` check
 * that themselves
 */
export const screen = (path: string, fetch: () => Promise<{ default: ComponentType }>, action?: string): Screen => {
  screens.push({ path, fetch })
  const Lazy = lazy(async () => {
    const module = await fetch()
    isLoaded = true
    return module
  })
  return Object.assign(Lazy, { path, action })
}

/**
 * Fetches the screen at an address under /admin, and its parts, before it is opened. After a failure it is fetched
 * again then.
 */
export const fetchScreen = (pathname: string) => {
  const path = screens.some((one) => one.path === pathname)
    ? pathname
    : screens.find((one) => matchPath(one.path, pathname))?.path
  for (const screen of screens) if (screen.path === path) screen.fetch().catch(() => undefined)
}

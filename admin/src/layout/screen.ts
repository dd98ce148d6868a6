import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { matchPath } from "react-router-dom"

/** A screen with its path, loaded when it is opened. */
export type Screen = LazyExoticComponent<ComponentType> & { path: string; action?: string }

let isLoaded = false

/** True once the chunk of a rendered screen is loaded. */
export const hasLoaded = () => isLoaded

const screens: { path: string; fetch: () => Promise<unknown> }[] = []

/**
 * Returns a lazy screen, loaded when it first renders or is prefetched by its address under /admin.
 * @param action permission that the screen needs; `ListBase`, `Edit` and `Create` check theirs
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

/** Prefetches the chunks of the screen at an address under /admin. A failed one is fetched again when it renders. */
export const fetchScreen = (pathname: string) => {
  const path = screens.some((one) => one.path === pathname)
    ? pathname
    : screens.find((one) => matchPath(one.path, pathname))?.path
  for (const screen of screens) if (screen.path === path) screen.fetch().catch(() => undefined)
}

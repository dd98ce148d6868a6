import { type ComponentType, lazy } from "react"
import { matchPath } from "react-router-dom"

let isLoaded = false

/** Whether a screen's code is there that was to be drawn. */
export const hasLoaded = () => isLoaded

const screens: { path: string; fetch: () => Promise<unknown> }[] = []

/** A screen that is a file of its own, loaded when it is first drawn or, by its address under /admin, before. */
export const screen = (path: string, fetch: () => Promise<{ default: ComponentType }>) => {
  screens.push({ path, fetch })
  return lazy(async () => {
    const module = await fetch()
    isLoaded = true
    return module
  })
}

/** Has the screen at an address under /admin there before it is opened. What cannot be had now is asked for again then. */
export const fetchScreen = (pathname: string) =>
  screens
    .find(({ path }) => matchPath(path, pathname))
    ?.fetch()
    .catch(() => undefined)

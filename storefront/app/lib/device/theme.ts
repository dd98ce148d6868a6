import { deviceStorage } from "./device-storage.ts"

const KEY = "theme"

/** Runs in the page's head before anything is painted, so that the chosen theme never flashes. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

/** Changes between light and dark and stores the choice; without one the device decides. */
export function toggleTheme() {
  const root = document.documentElement
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
  root.dataset.theme = isDark ? "light" : "dark"
  deviceStorage.setItem(KEY, root.dataset.theme)
}

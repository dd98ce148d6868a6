import { deviceStorage } from "./device-storage.ts"

/** The shopper's choice of light or dark, kept on the device; without a choice the device decides. */
type Theme = "light" | "dark"

const KEY = "theme"

/** Runs in the page's head before anything is painted, so that the chosen theme never flashes. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

/** The theme that is shown now. */
export const currentTheme = (): Theme =>
  (document.documentElement.dataset.theme as Theme | undefined) ??
  (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")

/** Shows the theme and stores the choice. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  deviceStorage.setItem(KEY, theme)
}

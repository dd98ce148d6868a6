import { Moon, Sun } from "lucide-react"
import { toggleTheme } from "../../lib/device/theme.ts"
import { LAYOUT } from "./messages.ts"
import { NAV_ITEM } from "./navigation.tsx"

/** Contains both labels, because the server does not know the theme: CSS shows the one that applies. */
export function ThemeToggle() {
  return (
    <button type="button" className={NAV_ITEM} onClick={toggleTheme}>
      <span className="flex items-center gap-3 in-dark:hidden">
        <Moon className="size-5" strokeWidth={1.75} /> {LAYOUT.darkTheme}
      </span>
      <span className="hidden items-center gap-3 in-dark:flex">
        <Sun className="size-5" strokeWidth={1.75} /> {LAYOUT.lightTheme}
      </span>
    </button>
  )
}

import type { LucideIconData } from "lucide-react/types"

/** The drawing that a module of `lucide-react/icons` exports and its own types leave out. See `paths` in tsconfig.json. */
export const __iconData: LucideIconData

import type { LucideIconData } from "lucide-react/types"

/** What a module of `lucide-react/icons` says of its drawing; its own types leave it out. See `paths` in tsconfig.json. */
export const __iconData: LucideIconData

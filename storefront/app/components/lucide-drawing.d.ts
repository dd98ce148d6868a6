/** The path of a drawing, which `icon-plugin.ts` has a module of `lucide-react/icons` export. See `paths` in tsconfig.json. */
export const __iconData: string

import type { Screen } from "./layout/screen"
import type { ResourceModule } from "./resource-module"

type Resource = Omit<ResourceModule, "beside"> & { name: string }
type MenuResource = Resource & Required<Pick<Resource, "menu">>

/** "./coupons/index.ts" and "../coupons/messages.ts" are of the resource "coupons". */
export const folderName = (file: string) => file.split("/").at(-2) as string

/** The modules by their folders' names, and the resources beside them. */
export const collectResources = (files: Record<string, { default: ResourceModule }>): Resource[] =>
  Object.entries(files).flatMap(([file, { default: module }]) => {
    const { beside = {}, ...main } = module
    return [{ name: folderName(file), ...main }, ...Object.entries(beside).map(([name, facts]) => ({ name, ...facts }))]
  })

const GROUPS = ["first", "more"] as const

/** Those that have an item in the menu, in its order. */
export const collectMenu = (resources: Resource[]) =>
  resources
    .filter((resource): resource is MenuResource => !!resource.menu)
    .sort(({ menu: a }, { menu: b }) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.position - b.position)

export const menuPath = ({ name, menu: { path = `/${name}` } }: MenuResource) => path

/** All resources of the back office; nothing outside a resource's folder names it. */
export const RESOURCES = collectResources(import.meta.glob("./*/index.ts", { eager: true }))
export const MENU = collectMenu(RESOURCES)

/** Sections of the settings, in their order. */
export const SETTINGS = RESOURCES.flatMap(({ name, settings }) => (settings ? { name, ...settings } : [])).sort(
  (a, b) => a.position - b.position,
)

/** The address of the first screen. */
export const HOME = menuPath(MENU[0])
export const ENROLMENT = RESOURCES.find(({ enrolment }) => enrolment)?.enrolment as Screen

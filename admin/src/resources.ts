import files, { owners as plugins } from "virtual:plugin-resources"
import type { Screen } from "./layout/screen"
import type { ResourceModule } from "./resource-module"

/** `plugin` is the one that brings it; the back office's own have none. */
type Resource = Omit<ResourceModule, "beside"> & { name: string; plugin?: string }
type MenuResource = Resource & Required<Pick<Resource, "menu">>

/** Returns "coupons" for "./coupons/index.ts" and "../coupons/messages.ts". */
export const folderName = (file: string) => file.split("/").at(-2) as string

/** Returns the resources of all modules, each named after its folder, with their sub-resources. */
export const collectResources = (files: Record<string, { default: ResourceModule }>): Resource[] => {
  const owners = new Map<string, string>()
  return Object.entries(files).flatMap(([file, { default: module }]) => {
    const { subResources = {}, ...main } = module
    const resources = [
      { name: folderName(file), ...main },
      ...Object.entries(subResources).map(([name, facts]) => ({ name, ...facts })),
    ]
    for (const { name } of resources) {
      const other = owners.get(name)
      if (other) throw new Error(`${other} and ${file} both bring a resource "${name}"`)
      owners.set(name, file)
    }
    return resources.map((resource) => ({ ...resource, plugin: plugins[file] }))
  })
}

const GROUPS = ["first", "more"] as const

/** Returns the resources that have a menu item, in menu order. */
export const collectMenu = (resources: Resource[]) =>
  resources
    .filter((resource): resource is MenuResource => !!resource.menu)
    .sort(({ menu: a }, { menu: b }) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.position - b.position)

export const menuPath = ({ name, menu: { path = `/${name}` } }: MenuResource) => path

/** All resources of the back office, found by their folders here and in the plugins. */
export const RESOURCES = collectResources({ ...import.meta.glob("./*/index.ts", { eager: true }), ...files })
export const MENU = collectMenu(RESOURCES)

/** Sections of the settings, in their order. */
export const SETTINGS = RESOURCES.flatMap(({ name, settings }) => (settings ? { name, ...settings } : [])).sort(
  (a, b) => a.position - b.position,
)

/** The address of the first screen. */
export const HOME = menuPath(MENU[0])
export const ENROLMENT = RESOURCES.find(({ enrolment }) => enrolment)?.enrolment as Screen

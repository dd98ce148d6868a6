import { findPluginFiles } from "./files.mjs"
import { readSlots } from "./slots.mjs"

const ID = "virtual:haat/home-sections"

/**
 * Returns the plugins' sections of home for the list that the owner arranges. Their ids are those of `sectionId` in
 * packages/sdk/src/home-sections.ts.
 */
export const homeSections = (plugins = findPluginFiles()) =>
  readSlots(plugins)["home.sections"].map(({ plugin, name, order, label }) => ({
    id: plugin + name.slice("home.sections".length),
    plugin,
    order,
    name: label,
  }))

/** Gives the back office the module `virtual:haat/home-sections`, a list of the plugins' sections. */
export const homeSectionsModule = () => ({
  name: "haat:home-sections",
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(homeSections())}` : undefined),
})

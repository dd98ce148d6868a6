import pluginSections from "virtual:haat/home-sections"
import { arrangeSections, SHOP_SECTIONS } from "@haat/sdk/home-sections"
import type { HomeSection } from "@haat/shop-settings/contract"

/** A row of the list; sections of plugins bring their names. */
export type Row = HomeSection & { order: number; plugin?: string; name?: { en: string; hi: string } }

const SECTIONS = [...Object.entries(SHOP_SECTIONS).map(([id, order]) => ({ id, order })), ...pluginSections]
const UNSET = { is_hidden: false, title: "", title_hi: "" }

/** Returns all sections of home as the owner has arranged them. */
export const toRows = (arranged: HomeSection[]): Row[] =>
  arrangeSections(SECTIONS, arranged).map((section) => ({ ...UNSET, ...section }))

/** Returns what is saved of the rows: ids that the shop does not have now are kept behind them. */
export const toSections = (rows: Row[], arranged: HomeSection[]): HomeSection[] => [
  ...rows.map(({ id, is_hidden, title, title_hi }) => ({ id, is_hidden, title, title_hi })),
  ...arranged.filter((section) => !rows.some(({ id }) => id === section.id)),
]

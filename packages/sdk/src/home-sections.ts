/** Orders of the shop's own sections of home; those of plugins stand between them by their own. */
export const SHOP_SECTIONS = {
  hero: 100,
  search: 110,
  categories: 200,
  explore: 500,
  "sample-reviews": 600,
} as const

/** The section that stays when all others are hidden. */
export const PERMANENT_SECTION = "explore"

/** The owner's choices for a section. Empty titles are left out: the section has its own. */
export type ArrangedSection = { id: string; is_hidden?: boolean; title?: string; title_hi?: string }

/** Returns the id of a plugin's section: `banners:home.sections.trending` is "banners.trending". */
export const sectionId = (part: string) => part.replace(":home.sections", "")

type Declared = { id: string; order: number }

/**
 * Returns the sections of home, hidden ones too, in the owner's order and with what the owner has set. A section that
 * the owner has not arranged follows the one that is before it by default; unknown ids are ignored.
 */
export function arrangeSections<Section extends Declared>(
  sections: readonly Section[],
  arranged: readonly ArrangedSection[],
): (Section & ArrangedSection)[] {
  const places = new Map(arranged.map(({ id }, place) => [id, place]))
  let place = -1
  const placed = [...sections]
    .sort((a, b) => a.order - b.order)
    .map((section) => {
      place = places.get(section.id) ?? place
      return { place, section: { ...arranged.find(({ id }) => id === section.id), ...section } }
    })
  return placed.sort((a, b) => a.place - b.place).map(({ section }) => section)
}

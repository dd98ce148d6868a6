import HomeSections from "virtual:haat/slots/home.sections"
import type { ShopFacts } from "@haat/checkout/contract"
import { arrangeSections, SHOP_SECTIONS, sectionId } from "@haat/sdk/home-sections"
import { useQuery } from "@tanstack/react-query"
import { type ComponentType, memo } from "react"
import { Section } from "../components/section.tsx"
import { categoriesQuery } from "../features/catalog/product-queries.ts"
import { SearchBox } from "../features/catalog/search/search-box.tsx"
import { CategoryChips } from "../features/catalog/top/category-chips.tsx"
import type { AnyQuery, PageArgs } from "../lib/backend/load-page.ts"
import { LANGUAGE } from "../lib/language/language.ts"
import { latePart } from "../lib/lazy-loading/lazy-part.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import type { SlotPart } from "../slots/make-slot.tsx"
import type { SlotProps } from "../slots/slot-props.ts"
import { ExploreSection } from "./explore-section.tsx"
import { Hero } from "./hero.tsx"

type SectionProps = SlotProps["home.sections"]

/** Maximum of categories; more would push the banners out of view. */
const CATEGORIES_ON_HOME = 12

function Categories({ title }: SectionProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return <CategoryChips categories={categories} max={CATEGORIES_ON_HOME} label={title} />
}

const LateReviews = latePart(() => import("../features/home/sample-reviews.tsx"))
const SampleReviews = ({ title }: SectionProps) => useShopFacts().sample_reviews && <LateReviews title={title} />

type HomeSection = {
  id: string
  order: number
  /** undefined for a section of the shop */
  plugin?: string
  /** of a plugin's section; what the shop's own read is loaded always */
  queries?: (page: PageArgs) => AnyQuery[]
  component: ComponentType<SectionProps>
}

/** Some sections hydrate late and must not be rendered again before: `memo` renders them for another title only. */
const own = (id: keyof typeof SHOP_SECTIONS, Part: ComponentType<SectionProps>): HomeSection => ({
  id,
  order: SHOP_SECTIONS[id],
  component: memo((props) => (
    <Section name={id}>
      <Part {...props} />
    </Section>
  )),
})

const toSection = ({ name, component, ...part }: SlotPart<"home.sections">): HomeSection => ({
  ...part,
  id: sectionId(name),
  component: memo(component),
})

const SECTIONS = [
  own("hero", Hero),
  own("search", () => <SearchBox />),
  own("categories", Categories),
  own("explore", ExploreSection),
  own("sample-reviews", SampleReviews),
  ...(HomeSections?.parts ?? []).map(toSection),
]

const HERO_WITH_SEARCH = own("hero", ({ title }) => (
  <Hero title={title}>
    <SearchBox className="mt-6" />
  </Hero>
)).component

/**
 * Returns the sections that home shows, in the owner's order, without those of plugins that are switched off. A search
 * box that follows the hero is inside it.
 */
export function shownSections({ home, plugins_off }: Pick<ShopFacts, "home" | "plugins_off">) {
  const isShown = ({ is_hidden, plugin = "" }: { is_hidden?: boolean; plugin?: string }) =>
    !is_hidden && !plugins_off.includes(plugin)
  const shown = arrangeSections(SECTIONS, home).filter(isShown)
  return shown.flatMap((section, i) => {
    const title = (LANGUAGE === "hi" ? section.title_hi : section.title) || undefined
    if (section.id === "search" && shown[i - 1]?.id === "hero") return []
    const isWithSearch = section.id === "hero" && shown[i + 1]?.id === "search"
    return { ...section, title, component: isWithSearch ? HERO_WITH_SEARCH : section.component }
  })
}

import HomeSections from "virtual:haat/slots/home.sections"
import { useQuery } from "@tanstack/react-query"
import type { ComponentType } from "react"
import { Section } from "../../components/section.tsx"
import { latePart } from "../../lib/lazy-loading/lazy-part.ts"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { categoriesQuery } from "../catalog/product-queries.ts"
import { CategoryChips } from "../catalog/top/category-chips.tsx"
import { ExploreSection } from "./explore-section.tsx"
import { Hero } from "./hero.tsx"

/** Maximum of categories; more would push the banners out of view. */
const CATEGORIES_ON_HOME = 12

function Categories() {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return <CategoryChips categories={categories} max={CATEGORIES_ON_HOME} />
}

const LateReviews = latePart(() => import("./sample-reviews.tsx"))
const SampleReviews = () => useShopFacts().sample_reviews && <LateReviews />

type HomeSection = { name: string; order: number; component: ComponentType }

const own = (name: string, order: number, Component: ComponentType): HomeSection => ({
  name,
  order,
  component: () => (
    <Section name={name}>
      <Component />
    </Section>
  ),
})

/** The sections of home in their order: the shop's own, and those of plugins. */
const SECTIONS: HomeSection[] = [
  own("hero", 100, Hero),
  own("categories", 200, Categories),
  own("explore-products", 500, ExploreSection),
  own("sample-reviews", 600, SampleReviews),
  ...(HomeSections?.parts ?? []),
].sort((a, b) => a.order - b.order)

/** The same elements for all renders: some sections hydrate late and must not be rendered again before. */
export const HOME_SECTIONS = SECTIONS.map(({ name, component: Part }) => <Part key={name} />)

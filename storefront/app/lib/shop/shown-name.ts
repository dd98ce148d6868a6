import type { ProductCard } from "@haat/catalog/contract"
import { LANGUAGE } from "../language/language.ts"

/** The names of a product in a personal response, such as a cart: in both languages where there are two. */
type Names = { name: string; name_hi?: string | null }

/** The name to show, and its language when that is not the page's. */
export const shownName = ({ name, name_hi }: Names): { name: string; lang?: "en" } =>
  LANGUAGE === "en" ? { name } : name_hi ? { name: name_hi } : { name, lang: "en" }

/** The names, as in a cart line, of a product that was loaded in the page's language. */
export const namesOf = ({ name, langs }: Pick<ProductCard, "name" | "langs">): { name: string; name_hi?: string } =>
  LANGUAGE === "en" || langs?.name ? { name } : { name, name_hi: name }

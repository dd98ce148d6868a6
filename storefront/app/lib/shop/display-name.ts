import type { ProductCard } from "@haat/catalog/contract"
import { LANGUAGE } from "../language/language.ts"
import { choiceName } from "./variants/choice-name.ts"

/** The names of a product in a personal response, such as a cart: in both languages where there are two. */
type Names = { name: string; name_hi?: string | null; choice?: string }

/** Returns the name to show, with the variant, and its language when it differs from the page's. */
export const displayName = ({ name, name_hi, choice }: Names): { name: string; lang?: "en" } => {
  const full = (text: string, chosen = choice) => (chosen ? `${text} (${chosen})` : text)
  if (LANGUAGE === "en") return { name: full(name) }
  return name_hi ? { name: full(name_hi, choice && choiceName(choice)) } : { name: full(name), lang: "en" }
}

/** Returns the names of a product that was loaded in the page's language, as a cart line has them. */
export const productNames = ({
  name,
  langs,
}: Pick<ProductCard, "name" | "langs">): { name: string; name_hi?: string } =>
  LANGUAGE === "en" || langs?.name ? { name } : { name, name_hi: name }

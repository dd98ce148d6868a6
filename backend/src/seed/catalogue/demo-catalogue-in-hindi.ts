import { ethnicWear } from "./hindi/ethnic-wear"
import { festive } from "./hindi/festive"
import { footwear } from "./hindi/footwear"
import { groceries } from "./hindi/groceries"
import { home } from "./hindi/home"
import { kitchen } from "./hindi/kitchen"
import { sports } from "./hindi/sports"
import { stationery } from "./hindi/stationery"
import type { CategoryInHindi } from "./hindi/texts"
import { toys } from "./hindi/toys"
import { wellness } from "./hindi/wellness"

/** The demo shop's categories and their products in Hindi, by the English names of the categories. */
export const catalogueInHindi: Record<string, CategoryInHindi> = {
  "Sarees & Ethnic Wear": ethnicWear,
  "Kitchen & Steelware": kitchen,
  "Masala & Groceries": groceries,
  "Festive & Puja": festive,
  "Cricket & Sports": sports,
  Footwear: footwear,
  "Toys & Games": toys,
  "Beauty & Ayurveda": wellness,
  "Books & Stationery": stationery,
  "Home & Living": home,
}

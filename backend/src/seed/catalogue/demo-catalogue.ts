import type { DemoCategory } from "./demo-product"
import { ethnicWear } from "./ethnic-wear"
import { festive } from "./festive"
import { footwear } from "./footwear"
import { groceries } from "./groceries"
import { home } from "./home"
import { kitchen } from "./kitchen"
import { sports } from "./sports"
import { stationery } from "./stationery"
import { toys } from "./toys"
import { wellness } from "./wellness"

/** Categories of the demo shop, with their products. */
export const catalogue: DemoCategory[] = [
  ethnicWear,
  kitchen,
  groceries,
  festive,
  sports,
  footwear,
  toys,
  wellness,
  stationery,
  home,
]

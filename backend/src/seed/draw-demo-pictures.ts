import { mixedProducts } from "./catalogue/mixed-products"
import { productPictures } from "./catalogue/product-pictures"
import { DRAWING, pluginDemoData } from "./demo-data"

/**
 * Draws the demo shop's pictures into the folder of HAAT_DEMO_PICTURES, where seeding finds them: a program of its own,
 * that runs while a database is migrated.
 */

/** One is drawn while another is encoded. */
const AT_ONCE = 2

const waiting = [
  ...mixedProducts().map((product) => () => productPictures(product)),
  ...pluginDemoData().flatMap(({ listDrawings }) => listDrawings?.(DRAWING) ?? []),
]
const total = waiting.length
let done = 0

const work = async () => {
  for (let draw = waiting.shift(); draw; draw = waiting.shift()) {
    await draw()
    console.log(`progress ${++done} of ${total} drawings`)
  }
}

Promise.all(Array.from({ length: AT_ONCE }, work)).catch((error) => {
  console.error(error)
  process.exit(1)
})

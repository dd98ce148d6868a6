import { expect, it } from "vitest"
import { readHighestPrice } from "./highest-price"

it.each([
  ["saree under 2000", "saree", 2000],
  ["Sarees below ₹1,999", "sarees", 1999],
  ["under rs. 500", "", 500],
  ["laal saree 2000 tak", "laal saree", 2000],
  ["₹500 तक", "", 500],
  ["साड़ी २००० रुपये तक", "साड़ी", 2000],
  ["kurti 800 rupees se kam", "kurti", 800],
  ["kurti 500 se sasti", "kurti", 500],
  ["saree not more than 900", "saree", 900],
])("of %s the words and the highest price are read", (typed, text, highest) => {
  expect(readHighestPrice(typed)).toEqual({ text: text.normalize("NFKC"), highest })
})

it.each(["Tea 500 g", "takiya", "size 8", "5 taka", "under armour", "upto date 7up", "Under500"])(
  "of %s nothing is taken for a price",
  (typed) => {
    expect(readHighestPrice(typed)).toEqual({ text: typed })
  },
)

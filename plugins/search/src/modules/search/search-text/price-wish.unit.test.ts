import { describe, expect, it } from "vitest"
import { readPriceWish } from "./price-wish"

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
  ["500 se kam chappal", "chappal", 500],
  ["500 se kam ki chappal", "chappal", 500],
  ["kurta for men under 1000", "kurta for men", 1000],
  ["kurta under 1000 for men", "kurta for men", 1000],
  ["bedsheet under Rs.800/-", "bedsheet", 800],
  ["toys < 300", "toys", 300],
  ["max 400 bedsheet", "bedsheet", 400],
  ["tiffin 500 or less", "tiffin", 500],
  ["budget 1500 saree", "saree", 1500],
  ["saree in 1500 rupees", "saree", 1500],
  ["500 mein kurti", "kurti", 500],
  ["500 wali kurti", "kurti", 500],
  ["500 rupaye ki kurti", "kurti", 500],
  ["kurti ₹500", "kurti", 500],
  ["saree 1k se kam", "saree", 1000],
  ["saree under 2.5k", "saree", 2500],
  ["do hazaar tak saree", "saree", 2000],
  ["paanch sau se kam chappal", "chappal", 500],
  ["dedh hazar tak kurta", "kurta", 1500],
  ["dhai sau tak", "", 250],
  ["saadhe teen hazar tak saree", "saree", 3500],
  ["ek hazar paanch sau se kam", "", 1500],
  ["under five hundred kurti", "kurti", 500],
  ["under one thousand five hundred", "", 1500],
  ["पाँच सौ तक कुर्ती", "कुर्ती", 500],
  ["हज़ार से कम जूते", "जूते", 1000],
  ["₹1,000 के अंदर साड़ी", "साड़ी", 1000],
  ["1000 takar moddhe shari", "shari", 1000],
  ["৫০০ টাকার মধ্যে কুর্তি", "কুর্তি", 500],
  ["1000 ரூபாய்க்குள் சேலை", "சேலை", 1000],
  ["1000க்குள் சேலை", "சேலை", 1000],
  ["selai 1500 kulla", "selai", 1500],
  ["rice 5 kg under 500", "rice 5 kg", 500],
  ["zyada se zyada 700 ka kurta", "kurta", 700],
])("of %s the words and the highest price are read", (typed, text, highest) => {
  expect(readPriceWish(typed)).toEqual({ text: text.normalize("NFKC"), highest })
})

it.each([
  ["running shoes above 2000", "running shoes", 2000],
  ["saree more than 4000", "saree", 4000],
  ["2000 se upar saree", "saree", 2000],
  ["1000 se zyada wala kurta", "kurta", 1000],
  ["shawl minimum 1500", "shawl", 1500],
  ["kam se kam 1000 ka kurta", "kurta", 1000],
  ["bedsheet 1000+", "bedsheet", 1000],
  ["saree 3000 and above", "saree", 3000],
  ["2000 से ज़्यादा साड़ी", "साड़ी", 2000],
  ["1000 के ऊपर कुर्ता", "कुर्ता", 1000],
  ["not less than 500 toys", "toys", 500],
  ["1000 টাকার বেশি শাড়ি", "শাড়ি", 1000],
  ["2000க்கு மேல் சேலை", "சேலை", 2000],
])("of %s the words and the lowest price are read", (typed, text, lowest) => {
  expect(readPriceWish(typed)).toEqual({ text: text.normalize("NFKC"), lowest })
})

it.each([
  ["earrings 200 to 500", "earrings", 200, 500],
  ["earrings 200-500", "earrings", 200, 500],
  ["earrings between 200 and 500", "earrings", 200, 500],
  ["200 se 500 earrings", "earrings", 200, 500],
  ["saree 1000 se 2000 tak", "saree", 1000, 2000],
  ["1000 aur 2000 ke beech saree", "saree", 1000, 2000],
  ["saree from 1000 to 2000", "saree", 1000, 2000],
  ["kurti ₹400 - ₹800", "kurti", 400, 800],
  ["kurti 2 se 3 hazar", "kurti", 2000, 3000],
  ["200 से 500 तक झुमके", "झुमके", 200, 500],
  ["saree above 1000 under 2000", "saree", 1000, 2000],
  ["saree around 1000", "saree", 750, 1250],
  ["200 থেকে 500 টাকার মধ্যে", "", 200, 500],
  ["1000 முதல் 2000 வரை சேலை", "சேலை", 1000, 2000],
])("of %s the words and both prices are read", (typed, text, lowest, highest) => {
  expect(readPriceWish(typed)).toEqual({ text: text.normalize("NFKC"), lowest, highest })
})

it.each([
  ["cheap phone cover", "phone cover", "cheapest"],
  ["sabse sasti chappal", "chappal", "cheapest"],
  ["kam daam ki saree", "saree", "cheapest"],
  ["सस्ती साड़ी", "साड़ी", "cheapest"],
  ["low price towel", "towel", "cheapest"],
  ["সস্তা শাড়ি", "শাড়ি", "cheapest"],
  ["மலிவான சேலை", "சேலை", "cheapest"],
  ["expensive saree", "saree", "dearest"],
  ["sabse mehngi saree", "saree", "dearest"],
  ["sasta", "", "cheapest"],
])("of %s the words and the wished order are read", (typed, text, order) => {
  expect(readPriceWish(typed)).toEqual({ text: text.normalize("NFKC"), order })
})

it("reads a bound and an order together", () => {
  expect(readPriceWish("sasta tawa 500 tak")).toEqual({ text: "tawa", highest: 500, order: "cheapest" })
})

describe("nothing is taken for a price", () => {
  it.each([
    ...["Tea 500 g", "takiya", "size 8", "5 taka", "under armour", "upto date 7up", "Under500", "rice under 5 kg"],
    ...["frock 2-3 years", "puzzle 500 to 1000 pieces", "jeans size 32 to 36", "diary 2026-2027", "a4 paper", "2 in 1"],
    ...["power bank 10000 mah", "over the knee socks", "do", "char dham", "chappal 500", "set of 6", "10-12 w bulb"],
  ])("in %s", (typed) => expect(readPriceWish(typed)).toEqual({ text: typed }))
})

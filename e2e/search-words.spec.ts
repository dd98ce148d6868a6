import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { expect, test } from "./shop-test.ts"

/** Search texts, each with a demo product that must be among the first ten. */
const TYPED: [string, string][] = [
  // English, with words that no name has
  ["spices", "Lakadong Turmeric Powder"],
  ["kids toys", "Junior Djembe Drum"],
  ["shoes for running", "Everyday Running Shoes"],
  ["quilt", "Jaipuri Razai"],
  ["henna", "Rajasthani Henna Powder"],
  ["tea leaves", "Assam CTC Tea"],
  ["spice box", "Airtight Glass Spice Jars"],
  ["incense sticks", "Sandalwood Agarbatti"],
  // misspelt
  ["sharee", "Maheshwari Silk Cotton Saree"],
  ["duppata", "Kutch Bandhani Dupatta"],
  ["presure coker", "Stainless Steel Pressure Cooker"],
  ["basmti rise", "Aged Basmati Rice"],
  ["kolapuri chapal", "Kolhapuri Leather Chappals"],
  ["agarbati", "Sandalwood Agarbatti"],
  // Hindi in Latin letters
  ["laal mirch", "Byadgi Red Chilli Powder"],
  ["chai patti", "Assam CTC Tea"],
  ["haldi", "Lakadong Turmeric Powder"],
  ["chawal", "Aged Basmati Rice"],
  ["shahad", "Raw Forest Honey"],
  ["joote", "Everyday Running Shoes"],
  ["chaku", "Forged Chef's Knife"],
  ["masala dabba", "Airtight Glass Spice Jars"],
  ["deewar ghadi", "Wall Clock with Devanagari Numerals"],
  ["sabun", "Neem and Tulsi Soap"],
  ["khilone", "Channapatna Wooden Yo-Yo"],
  ["rajai", "Jaipuri Razai"],
  ["peetal ka diya", "Brass Akhand Diya"],
  ["aam", "Alphonso Mangoes"],
  ["block print saree 3000 tak", "Bagru Block Print Cotton Saree"],
  // Devanagari
  ["साड़ी", "Maheshwari Silk Cotton Saree"],
  ["मसाले", "Lakadong Turmeric Powder"],
  ["स्टील", "Triply Steel Frying Pan"],
  ["जूता", "Everyday Running Shoes"],
  ["चायपत्ती", "Assam CTC Tea"],
  ["हल्दी", "Lakadong Turmeric Powder"],
  ["घड़ी", "Wall Clock with Devanagari Numerals"],
  ["सूती कुर्ती", "Chikankari Cotton Kurti"],
  ["खिलौने", "Channapatna Wooden Yo-Yo"],
  ["क्रिकेट का बल्ला", "Kashmir Willow Cricket Bat"],
]

test("what people type in English, Hindi and Hindi in Latin letters finds the goods they mean", async () => {
  const guest = (await shop()).guest()
  const missed = []
  for (const [typed, name] of TYPED) {
    const { body } = await guest.get(`/store/catalog/products?limit=10&q=${encodeURIComponent(typed)}`)
    const found = body.products.map((product: { name: string }) => product.name)
    if (!found.some((one: string) => one.startsWith(name))) missed.push({ typed, name, found })
  }
  expect(missed).toEqual([])
})

test("a search says how it was understood", async ({ page, market }) => {
  test.setTimeout(210_000)
  await test.step("a search that nothing matches whole shows what comes closest, and says so", async () => {
    await page.goto(`/search?query=${encodeURIComponent("jaipuri razai wyvernflumox")}`)
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("These come closest.")
    await expect(page.getByRole("link", { name: /Jaipuri Razai/ }).first()).toBeVisible()
  })

  await test.step("a price in the search text is the highest that is shown, and stands beside the count", async () => {
    await page.goto(`/search?query=${encodeURIComponent("साड़ी ₹3,000 तक")}`)
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("up to ₹3,000")
    await expect(page.getByRole("link", { name: /Bagru Block Print Cotton Saree/ }).first()).toBeVisible()
  })

  await test.step("a misspelt word is shown as it is spelled, and one of another script with what was found for it", async () => {
    for (const [typed, shown] of [
      ["sharee", "saree"],
      ["presure coker", "pressure cooker"],
      ["साड़ी", "साड़ी (saree)"],
      ["shahad", "shahad (honey)"],
    ]) {
      await page.goto(`/search?query=${encodeURIComponent(typed)}`)
      await expect(results(page)).toContainText(`Showing results for “${shown}”.`)
    }
    await page.goto("/search?query=saree")
    await expect(results(page)).not.toContainText("Showing results for")
  })

  await test.step("a word that may mean several is asked about, with a search for each", async () => {
    const letters = [...crypto.randomUUID()].map((one) => "bcdfghjklmnpqrst"[Number.parseInt(one, 16)] ?? "").join("")
    const word = letters.slice(0, 7)
    await market.product({ name: `${word}wel mat`, price: 90, quantity: 3 })
    await market.product({ name: `${word}wer lamp`, price: 90, quantity: 3 })
    await page.goto(`/search?query=${word}wek`)
    const question = page.getByText(/Did you mean/)
    await expect(question).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await question.getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(word)
    await expect(question).toBeHidden()
  })

  await test.step("a product says why it was found when its name does not", async () => {
    const { description } = await (await shop()).product({
      name: "Steel kettle",
      description: `Cools ${crypto.randomUUID().slice(0, 8)}7 in summer`,
    })
    const [, word] = description.split(" ")
    await page.goto(`/search?query=${word}`)
    await expect(page.getByRole("article")).toContainText(`“${description}”`)
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  })
})

const results = (page: Page) => page.getByRole("main").getByRole("status").first()

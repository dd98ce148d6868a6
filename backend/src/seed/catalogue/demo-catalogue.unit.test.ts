import { describe, expect, it } from "vitest"
import { demoFaqs } from "../content/demo-faqs"
import { catalogue } from "./demo-catalogue"
import { catalogueInHindi } from "./demo-catalogue-in-hindi"

const DEVANAGARI = /[\u0900-\u097f]/
const LATIN = /[a-z]/i

describe("the demo shop in Hindi", () => {
  it.each(catalogue.map(({ name, products }) => ({ name, products })))(
    "has every text of $name, none of them with a Latin letter",
    ({ name, products }) => {
      const hindi = catalogueInHindi[name]
      expect(Object.keys(hindi.products)).toEqual(products.map((product) => product.name))
      for (const product of products) {
        const { attributes, ...texts } = hindi.products[product.name]
        for (const text of [hindi.name, ...Object.values(texts)]) {
          expect(text).toMatch(DEVANAGARI)
          expect(text).not.toMatch(LATIN)
        }
        expect(Object.keys(attributes), product.name).toHaveLength(Object.keys(product.attributes).length)
        for (const text of Object.entries(attributes).flat()) expect(text).not.toMatch(LATIN)
      }
    },
  )

  it("has every question and answer", () => {
    for (const { question_hi, answer_hi } of demoFaqs)
      for (const text of [question_hi, answer_hi]) expect(text).toMatch(DEVANAGARI)
  })
})

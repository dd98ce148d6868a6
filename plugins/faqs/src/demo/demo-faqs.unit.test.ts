import { expect, it } from "vitest"
import { demoFaqs } from "./demo-faqs"

it("the demo shop in Hindi has every question and answer", () => {
  for (const { question_hi, answer_hi } of demoFaqs)
    for (const text of [question_hi, answer_hi]) expect(text).toMatch(/[\u0900-\u097f]/)
})

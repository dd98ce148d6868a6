import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { StateQuestion } from "./state-question.tsx"

const textOf = (states: string[]) =>
  renderToStaticMarkup(<StateQuestion postal_code="605106" states={states} onChoose={() => {}} />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim()

it("says which state a postal code is in, with a button for each", () => {
  expect(textOf(["Maharashtra"])).toBe("The postal code 605106 is in Maharashtra. Use Maharashtra")
  expect(textOf(["Tamil Nadu", "Puducherry"])).toBe(
    "The postal code 605106 is in Tamil Nadu or Puducherry. Use Tamil Nadu Use Puducherry",
  )
})

// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { answerRequests, listOf, renderScreen } from "../testing/render-screen"
import Create from "./Create"

it("says what is wrong with a new product under each field", async () => {
  answerRequests({ "GET /back-office/categories": listOf([{ id: "pcat_1", name: "Lamps" }]) })
  const { user } = renderScreen(<Create onClose={() => {}} />)
  await user.click(await screen.findByRole("button", { name: "Add Product" }))
  expect(await screen.findByText("Name is required")).toBeTruthy()
})

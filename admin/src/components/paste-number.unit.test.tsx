import { cleanup, screen, waitFor } from "@testing-library/react"
import { Form } from "react-admin"
import { useWatch } from "react-hook-form"
import { afterEach, expect, it, vi } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { AmountInput } from "./AmountInput"

vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const FormValue = () => <output>{String(useWatch({ name: "price" }))}</output>

it.each([
  ["499,50", "499.5"],
  ["₹1,299", "1299"],
  ["12.5", "12.5"],
])("%s is pasted into a number field as %s", async (pasted, kept) => {
  const { user } = renderScreen(
    <Form>
      <AmountInput source="price" label="Price" />
      <FormValue />
    </Form>,
  )
  await user.click(await screen.findByRole("spinbutton", { name: /^Price/ }))
  await user.paste(pasted)
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(kept))
})

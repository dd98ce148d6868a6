/** @vitest-environment happy-dom */
import { screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/backend/sdk.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { readFieldErrors, useFieldErrors } from "./rejected-fields.ts"

const LONG = { code: "card_too_long", params: {}, message: "The card is too long", field: "cards.text" }
const RED = { code: "no_red_paper", params: {}, message: "There is no red paper", field: "wraps.colour" }
const SMALL = { code: "too_small", params: {}, message: "The order is too small" }

const rejectedFor = (problems: { message: string; field?: string }[]) => {
  const errors = Object.fromEntries(problems.flatMap(({ field, message }) => (field ? [[field, message]] : [])))
  return new FetchError(409, problems[0].message, "rejected", { problems, errors })
}

type Attempt = { error?: unknown; posted?: Record<string, string>; isBusy?: boolean }

/** A form with fields of two plugins, after an attempt to order. */
function Form({ error, posted, isBusy = false }: Attempt) {
  const { errors, onFieldChange } = useFieldErrors({ form: "order", error, posted, isBusy })
  return (
    <form name="order" onChange={({ target }) => onFieldChange((target as EventTarget as HTMLInputElement).name)}>
      <TextField label="Colour" name="wraps.colour" error={errors["wraps.colour"]} />
      <TextField label="Text" name="cards.text" error={errors["cards.text"]} />
      <output>{Object.keys(errors).length}</output>
    </form>
  )
}

/** The form, and a button that brings it to its next state. */
function FormInStates({ states }: { states: Attempt[] }) {
  const [at, setAt] = useState(0)
  return (
    <>
      <Form {...states[at]} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
    </>
  )
}

it("shows each reason beside its field, and moves the focus to the first of them", async () => {
  renderScreen(<Form error={rejectedFor([SMALL, LONG, RED])} />)
  const colour = screen.getByLabelText("Colour")
  await waitFor(() => expect(colour.getAttribute("aria-invalid")).toBe("true"))
  const describedBy = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")?.textContent
  expect([describedBy("Colour"), describedBy("Text")]).toEqual([RED.message, LONG.message])
  expect(document.activeElement).toBe(colour)
})

it("hides the reason of a field that changes, and keeps the others", async () => {
  const { user } = renderScreen(<Form error={rejectedFor([LONG, RED])} />)
  await screen.findByText(RED.message)
  await user.type(screen.getByLabelText("Colour"), "blue")
  expect(screen.queryByText(RED.message)).toBeNull()
  expect(screen.getByText(LONG.message)).toBeTruthy()
})

it("moves the focus once for each failure, and not again when the payment method is chosen again", async () => {
  const error = rejectedFor([LONG, RED])
  const { user } = renderScreen(<FormInStates states={[{ error }, {}, { error }, { error: rejectedFor([LONG]) }]} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Colour")))
  const next = screen.getByRole("button", { name: "Next" })
  await user.click(next)
  expect(screen.queryByText(RED.message)).toBeNull()
  await user.click(next)
  await screen.findByText(RED.message)
  expect(document.activeElement).toBe(next)
  await user.click(next)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Text")))
})

it("moves the focus to a field that is still wrong, and not to one that has changed", async () => {
  const error = rejectedFor([LONG, RED])
  const { user } = renderScreen(<FormInStates states={[{ error, isBusy: true }, { error }]} />)
  await screen.findByText(RED.message)
  await user.type(screen.getByLabelText("Colour"), "blue")
  await user.click(screen.getByRole("button", { name: "Next" }))
  expect(document.activeElement).toBe(screen.getByLabelText("Text"))
})

it("keeps a reason hidden whose field has changed, after another failure was shown", async () => {
  const error = rejectedFor([LONG, RED])
  const states = [{ error }, { error: rejectedFor([LONG]) }, { error }]
  const { user } = renderScreen(<FormInStates states={states} />)
  await screen.findByText(RED.message)
  await user.type(screen.getByLabelText("Colour"), "blue")
  await user.click(screen.getByRole("button", { name: "Next" }))
  await user.type(await screen.findByLabelText("Text"), "short")
  await user.click(screen.getByRole("button", { name: "Next" }))
  await screen.findByText(LONG.message)
  expect(screen.queryByText(RED.message)).toBeNull()
})

it("shows what the server has answered to a form that was sent without JavaScript", () => {
  renderScreen(<Form posted={{ "cards.text": LONG.message }} />)
  expect(screen.getByText(LONG.message)).toBeTruthy()
})

it("leaves the focus where it is when no field of the form is named", async () => {
  renderScreen(<Form error={rejectedFor([SMALL])} />)
  expect(document.activeElement).toBe(document.body)
  expect(screen.getByRole("status").textContent).toBe("0")
})

it("reads the reason of one rejected value, translated", async () => {
  const error = new FetchError(400, "अधिकतम 20 अक्षर", undefined, { errors: { "cards.text": "At most 20 characters" } })
  expect(await readFieldErrors(error)).toEqual({ "cards.text": "अधिकतम 20 अक्षर" })
})

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { HttpError, TextInput } from "react-admin"
import { afterEach, expect, it, vi } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { DialogForm } from "./DialogForm"

afterEach(cleanup)

it("shows the error of a field that is not in the form above it, and can be sent again", async () => {
  const errors = { name: "This name is taken", "lines.0.quantity": "Only 2 are left" }
  const send = vi.fn(async () => {
    if (send.mock.calls.length === 1) throw new HttpError("Rejected", 400, { errors })
  })
  renderScreen(
    <DialogForm title="A form" submitLabel="Send" onSubmit={send} onClose={() => {}} defaultValues={{ name: "" }}>
      <TextInput source="name" />
    </DialogForm>,
  )
  const dialog = within(await screen.findByRole("dialog", { name: "A form" }))
  fireEvent.click(dialog.getByRole("button", { name: "Send" }))
  expect((await dialog.findByRole("alert")).textContent).toBe("Only 2 are left")
  await dialog.findByText("This name is taken")
  fireEvent.click(dialog.getByRole("button", { name: "Send" }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull())
})

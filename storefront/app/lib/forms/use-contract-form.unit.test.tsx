/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { z } from "zod"
import { PageForm } from "../../components/page-form.tsx"
import { TextField } from "../../components/text-field.tsx"
import type { FormResult } from "./form-result.ts"
import { useContractForm } from "./use-contract-form.ts"

afterEach(cleanup)

const Contract = z.object({ name: z.string(), homes: z.array(z.object({ city: z.string() })) })
const SAVED = { name: "Asha", homes: [{ city: "Pune" }, { city: "Leh" }] }
const REJECTED: FormResult = {
  form: "person",
  values: { name: "Asha Rao", "homes.1.city": "Goa", "constructor.name": "Bad" },
  message: "Please correct what is marked below.",
  errors: { name: "This name is taken" },
}

function Person({ onSend }: { onSend: (sent: object) => void }) {
  const { field, formState, handleSubmit } = useContractForm("person", Contract, SAVED)
  const { dirtyFields } = formState
  return (
    <PageForm name="person" onSubmit={handleSubmit((values) => onSend({ values, dirtyFields }))}>
      <TextField label="Name" {...field("name")} />
      <TextField label="City" {...field("homes.1.city")} />
      <button type="submit">Save</button>
    </PageForm>
  )
}

/** Draws a form that the server has rejected. @returns what JavaScript sends, and which of it has changed */
function rejectedForm() {
  const submitted: unknown[] = []
  const element = <Person onSend={(sent) => void submitted.push(sent)} />
  const routes = [{ id: "page", path: "/", element, action: () => null }]
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: {}, actionData: { page: { ...REJECTED } } },
  })
  render(<RouterProvider router={router} />)
  return submitted
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it("starts with the posted values, marked as changes", async () => {
  const submitted = rejectedForm()
  expect([field("Name").value, field("City").value]).toEqual(["Asha Rao", "Goa"])
  fireEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(submitted).toHaveLength(1))
  expect(submitted).toEqual([
    {
      values: { name: "Asha Rao", homes: [{ city: "Pune" }, { city: "Goa" }] },
      dirtyFields: { name: true, homes: [undefined, { city: true }] },
    },
  ])
})

it("shows the rejection until JavaScript submits the form again", async () => {
  rejectedForm()
  screen.getByText("Please correct what is marked below.")
  screen.getByText("This name is taken")
  fireEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(screen.queryByText("Please correct what is marked below.")).toBeNull())
  expect(screen.queryByText("This name is taken")).toBeNull()
})

import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect } from "vitest"
import { renderScreen } from "./render-screen"

/** The question whether to leave without saving. */
export const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" })
/** Answers that question. */
export const reply = async (name: "Keep editing" | "Discard it") => {
  fireEvent.click(within(await question()).getByRole("button", { name }))
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Leave without saving?" })).toBeNull())
}
/** Returns a function that types into a field, and returns the check that the text is still there. */
export const type = (name: string | RegExp, text: string, role: "textbox" | "spinbutton" = "textbox") => {
  const box = () => screen.getByRole(role, { name })
  return async () => {
    await screen.findByRole(role, { name })
    fireEvent.change(box(), { target: { value: text } })
    return () => expect(box()).toHaveProperty("value", text)
  }
}

/**
 * Expects of a form that Back asks before it takes away what was typed.
 * @param begin types something, and returns the check that it is still there
 */
export const expectQuestionOnBack = async (form: ReactNode, resource: string, begin: () => Promise<() => void>) => {
  const { router } = renderScreen(form, { resource, from: "/panel", at: "/form" })
  const isStillThere = await begin()
  await act(() => router.navigate(-1))
  await reply("Keep editing")
  expect(router.state.location.pathname).toBe("/form")
  isStillThere()
  await act(() => router.navigate(-1))
  await reply("Discard it")
  await waitFor(() => expect(router.state.location.pathname).toBe("/panel"))
}

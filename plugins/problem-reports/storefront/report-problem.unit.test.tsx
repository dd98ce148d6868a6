// @vitest-environment happy-dom

import { beAway, fill, listenForNotices, renderPart, respondTo } from "@haat/sdk/testing/storefront"
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
// fetched when it is opened, which takes long on a busy machine
import "./report-dialog.tsx"
import { ReportProblem } from "./report-problem.tsx"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = (name: string) => screen.findByRole("button", { name })
const openLink = () => screen.findByRole("link", { name: "Report a problem" })

it("asks for a message, keeps what was typed when it fails, and says when the owner has it", async () => {
  const notices = listenForNotices()
  const sent: unknown[] = []
  respondTo({ "POST /store/problem-reports": beAway })
  const { user } = renderPart(<ReportProblem product_id="prod_jar" />)
  await user.click(await openLink())
  await user.click(await press("Send"))
  await screen.findByText("Please enter a message!")

  fill("What is wrong?", "The lid in the picture is another one")
  await user.click(await press("Send"))
  await vi.waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Something went wrong. Please try again later."),
  )
  await user.keyboard("{Escape}")
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await user.click(await openLink())
  const message = (await screen.findByLabelText("What is wrong?")) as HTMLTextAreaElement
  expect(message.value).toBe("The lid in the picture is another one")

  respondTo({
    "POST /store/problem-reports": ({ body }) => {
      sent.push(body)
      return Response.json({ report: { id: "rep_1" } }, { status: 201 })
    },
  })
  await user.click(await press("Send"))
  await vi.waitFor(() => expect(notices.map(({ text }) => text)).toEqual(["Thank you. The shop will look into it."]))
  expect(sent).toEqual([{ product_id: "prod_jar", message: "The lid in the picture is another one" }])
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

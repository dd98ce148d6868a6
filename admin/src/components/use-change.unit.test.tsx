import { onlineManager } from "@tanstack/react-query"
import { cleanup, screen } from "@testing-library/react"
import { RecordContextProvider } from "react-admin"
import { afterEach, it, vi } from "vitest"
import { mockResponses, rejectWithNetworkError, renderScreen } from "../testing/render-screen"
import { ActionButton } from "./buttons"
import { useChange } from "./use-action"

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

const Hide = () => {
  const change = useChange()
  return <ActionButton label="Hide" action={() => change({ hidden: true })} />
}

it("fails at once while the device is offline", async () => {
  mockResponses({ "PUT /back-office/offers/offer_1": rejectWithNetworkError })
  const { user } = renderScreen(
    <RecordContextProvider value={{ id: "offer_1" }}>
      <Hide />
    </RecordContextProvider>,
    { resource: "offers" },
  )
  onlineManager.setOnline(false)
  await user.click(await screen.findByRole("button", { name: "Hide" }))
  await screen.findByText("Something went wrong!")
})

import { fill, mockResponses, reject, rejectWithNetworkError, renderScreen } from "@haat/admin/testing"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { BannerForm, BannerTile } from "./BannerSection"

const BANNER = { id: "bann_1", image_url: "/a.webp", image_url_hi: "", redirect_url: "/explore", rank: 1 }

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const press = (name: string | RegExp) => screen.findByRole("button", { name })
const alertDialog = (name: string) => screen.findByRole("alertdialog", { name })

it("a banner needs an image and a redirect URL, on https or in this shop", async () => {
  mockResponses({})
  const { user } = renderScreen(<BannerForm />, { resource: "banners" })
  await user.click(await press("Add Banner"))
  await screen.findByText("Image URL is required")
  await screen.findByText("Redirect URL is required")
  expect(screen.getByText(/16:9 or 21:9/)).toBeTruthy()
  fill(/^Image URL/, "http://example.com/a.webp")
  fill(/^Redirect URL/, "javascript:alert(1)")
  await user.click(await press("Add Banner"))
  await waitFor(() => expect(screen.getAllByText(/must start with https:\/\//)).toHaveLength(2))
})

it.each([
  ["Failed to delete banner.", reject("There is no such banner", 404)],
  ["An error occurred.", rejectWithNetworkError],
])("a banner that cannot be deleted says '%s'", async (sentence, response) => {
  mockResponses({ "DELETE /back-office/banners/bann_1": response })
  const { user } = renderScreen(<BannerTile banner={BANNER as never} place={1} />, { resource: "banners" })
  await user.click(await press(/^Delete banner/))
  await user.click(within(await alertDialog("Are you sure?")).getByRole("button", { name: "Delete" }))
  expect((await alertDialog("Oops...")).textContent).toContain(sentence)
})

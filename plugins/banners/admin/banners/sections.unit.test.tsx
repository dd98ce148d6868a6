import { fill, mockResponses, renderScreen } from "@haat/admin/testing"
import type { ShopProduct } from "@haat/catalog/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { MainProductsForm } from "../main-products/MainProductsSection"
import customizeSections from "../slots/customize.sections"
import { BannerForm, BannerTile } from "./BannerSection"

vi.setConfig({ testTimeout: 30_000 })
const { component: Sections } = customizeSections

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }))

it("a banner's picture is previewed by its address, and the banner added with 'Success'", async () => {
  const sent: unknown[] = []
  mockResponses({
    "POST /back-office/banners": ({ body }) => {
      sent.push(body)
      return Response.json({ id: "bann_1" }, { status: 201 })
    },
  })
  renderScreen(<BannerForm />, { resource: "banners" })
  await screen.findByRole("button", { name: "Add Banner" })
  fill(/^Image URL/, "https://example.com/a.webp")
  const preview = await screen.findByRole("img", { name: "Preview of the banner" })
  expect(preview.getAttribute("src")).toBe("https://example.com/a.webp")
  fill(/^Redirect URL/, "/product-info/prod_1")
  await press("Add Banner")
  await screen.findByText("Success")
  expect(sent).toMatchObject([{ image_url: "https://example.com/a.webp", redirect_url: "/product-info/prod_1" }])
})

it("a banner is asked about before it is deleted, and stays when that is cancelled", async () => {
  const remove = vi.fn(() => Response.json({ id: "bann_1" }))
  mockResponses({ "DELETE /back-office/banners/bann_1": remove })
  const banner = { id: "bann_1", image_url: "/a.webp", image_url_hi: "", redirect_url: "/explore", rank: 1 }
  renderScreen(<BannerTile banner={banner as never} place={1} />, { resource: "banners" })
  const question = () => screen.findByRole("alertdialog", { name: "Are you sure?" })
  await press(/^Delete banner/)
  fireEvent.click(within(await question()).getByRole("button", { name: "Cancel" }))
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  expect(remove).not.toHaveBeenCalled()
  await press(/^Delete banner/)
  fireEvent.click(within(await question()).getByRole("button", { name: "Delete" }))
  await screen.findByText("Successfully Deleted")
})

it("the main products are previewed as the home page will have them: in order, the active ones", async () => {
  const product = (id: string, active = true) => ({
    id,
    name: `Lota ${id}`,
    price: 1234,
    quantity: 3,
    active,
    images: [],
  })
  mockResponses({})
  const saved = [product("a"), product("b"), product("c", false)] as unknown as ShopProduct[]
  renderScreen(<MainProductsForm saved={saved} />, { resource: "main-products" })
  const shown = () =>
    within(screen.getByRole("list", { name: "Trending Products" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
  await screen.findByRole("list", { name: "Trending Products" })
  expect(shown()).toEqual([expect.stringContaining("Lota a"), expect.stringContaining("Lota b")])
  expect(shown()[0]).toContain("₹1,234")
  await press("Remove Lota a")
  await waitFor(() => expect(shown()).toEqual([expect.stringContaining("Lota b")]))
  await screen.findByText("Not saved yet")
})

it("Customize UI has Banner and Main Products, closed at first", async () => {
  mockResponses({})
  renderScreen(<Sections />, { at: "/customize" })
  for (const name of ["Banner", "Main Products"]) {
    const head = await screen.findByRole("button", { name: new RegExp(`^${name}`) })
    expect(head.getAttribute("aria-expanded")).toBe("false")
  }
})

import type { ShopProduct } from "@haat/catalog/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { fill, mockResponses, renderScreen, respondWithList } from "../testing/render-screen"
import { BannerForm, BannerTile } from "./BannerSection"
import Customize from "./Customize"
import { FaqPreview } from "./FaqSection"
import { MainProductsForm } from "./MainProductsSection"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }))

it("Customize UI has Banner, Main Products and FAQ, and opens one at a time", async () => {
  mockResponses({
    "GET /back-office/banners": respondWithList([]),
    "GET /back-office/faqs": respondWithList([]),
    "GET /back-office/main-products": () => Response.json({ product_ids: [] }),
  })
  renderScreen(<Customize />)
  const heads = await Promise.all(
    ["Banner", "Main Products", "FAQ"].map((name) => screen.findByRole("button", { name: new RegExp(`^${name}`) })),
  )
  const open = () => heads.map((head) => head.getAttribute("aria-expanded"))
  expect(open()).toEqual(["false", "false", "false"])
  fireEvent.click(heads[0])
  await waitFor(() => expect(open()).toEqual(["true", "false", "false"]))
  fireEvent.click(heads[1])
  await waitFor(() => expect(open()).toEqual(["false", "true", "false"]))
  fireEvent.click(heads[2])
  await waitFor(() => expect(open()).toEqual(["false", "false", "true"]))
  fireEvent.click(heads[2])
  await waitFor(() => expect(open()).toEqual(["false", "false", "false"]))
})

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

it("a previewed question is open, with its answer", async () => {
  mockResponses({})
  const { container } = renderScreen(<FaqPreview question="Do you ship to Leh?" answer={"Yes,\nin nine days."} />)
  await screen.findByText("Do you ship to Leh?")
  const details = container.querySelector("details") as HTMLDetailsElement
  expect(details.open).toBe(true)
  expect(details.textContent).toContain("in nine days.")
})

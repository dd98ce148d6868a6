import { createTheme, ThemeProvider } from "@mui/material/styles"
import { cleanup, screen, within } from "@testing-library/react"
import { memoryStore } from "react-admin"
import { afterEach, expect, it } from "vitest"
import { renderScreen } from "../testing/render-screen"
import { lightTheme } from "../theme"
import { Menu } from "./Menu"

afterEach(cleanup)

const menu = (
  <ThemeProvider theme={createTheme(lightTheme)}>
    <Menu />
  </ThemeProvider>
)
const navigation = async () => within(await screen.findByRole("navigation", { name: "Back office" }))

it("links to the shop and to the screens of a role, marks the one that is open, and logs out", async () => {
  renderScreen(menu, { at: "/orders/order_1", permissions: ["orders.read", "products.read", "returns.read"] })
  const nav = await navigation()
  await nav.findByRole("link", { name: "Orders" })
  expect(nav.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "View Live Site",
    "Products",
    "Orders",
    "Returns",
  ])
  expect(nav.getByRole("link", { name: "View Live Site" }).getAttribute("href")).toBe("/")
  expect(nav.getByRole("button", { name: "Logout" })).toBeDefined()
  const marked = nav.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page")
  expect(marked.map(({ textContent }) => textContent)).toEqual(["Orders"])
})

it("names its items where it is collapsed to their icons", async () => {
  const store = memoryStore({ "sidebar.open": false })
  renderScreen(menu, { at: "/", permissions: ["orders.read"], store })
  const orders = await (await navigation()).findByRole("link", { name: "Orders" })
  expect(orders.getAttribute("aria-label")).toBe("Orders")
})

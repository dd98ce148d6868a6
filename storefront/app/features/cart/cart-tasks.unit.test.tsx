// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, render } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { storedOfferCode } from "../../lib/shop/offers/stored-offer-code.ts"
import { productQuery } from "../../lib/shop/product-query.ts"
import { CartTasks } from "./cart-tasks.tsx"

afterEach(() => {
  cleanup()
  storedOfferCode.set(null)
})

/** Opens an address, with products known that have this option. */
function open(address: string, option: string) {
  const client = new QueryClient()
  const options = [{ title: option, values: [] }]
  client.setQueryData(productQuery("p1").queryKey, { options } as never)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <CartTasks person={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return storedOfferCode.get()
}

it("stores the offer code of a link, on product pages too", () => {
  expect(open("/?code=diwali10", "Code")).toBe("DIWALI10")
  expect(open("/product-info/p1/lamp?code=asha5", "Size")).toBe("ASHA5")
})

it("does not store the value of a product option named code", () => {
  for (const address of ["/product-info/p1?code=a1", "/product-info/p1/lamp?code=a1"])
    expect(open(address, "Code"), address).toBeNull()
})

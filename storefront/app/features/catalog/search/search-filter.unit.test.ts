import { describe, expect, it } from "vitest"
import { cleanSearch, readSearch } from "./search-filter.ts"

const read = (query: string) => readSearch(new URLSearchParams(query))

describe("the address of the search page", () => {
  it("holds keyword, category, prices, sort and page", () => {
    expect(
      read("query=steel+box&category=pcat_1&minPrice=100&maxPrice=500&sortBy=priceLowToHigh&page=2").filter,
    ).toEqual({
      q: "steel box",
      category: "pcat_1",
      min_price: 100,
      max_price: 500,
      sort: "priceLowToHigh",
      page: 2,
    })
  })

  it("holds sizes and colours, several of each", () => {
    expect(read("choice=size%3Am&choice=size%3Al&choice=colour%3Ared").filter).toEqual({
      choice: ["size:m", "size:l", "colour:red"],
    })
  })

  it("leaves out what is empty", () => {
    expect(read("query=+&category=&minPrice=&maxPrice=&sortBy=")).toEqual({ filter: {}, errors: {} })
  })

  it("reads prices as people write them", () => {
    expect(read("minPrice=1%2C299&maxPrice=₹1%2C50%2C000").filter).toEqual({ min_price: 1299, max_price: 150_000 })
    expect(read("maxPrice=499%2C50").filter).toEqual({ max_price: 499.5 })
  })

  it("reports invalid prices and searches without them", () => {
    expect(read("minPrice=abc&maxPrice=-5&sortBy=cheapest&page=0")).toEqual({
      filter: {},
      errors: { minPrice: "Minimum price must be a number", maxPrice: "Maximum price cannot be negative" },
    })
    expect(read("minPrice=500&maxPrice=100").errors.maxPrice).toBe("Maximum price must be at least the minimum price")
  })
})

it("puts only filled fields of the form into the address", () => {
  const form = new FormData()
  form.set("query", "  diya ")
  form.set("minPrice", "")
  expect(cleanSearch(form).toString()).toBe("query=diya")
})

import type { ShopProduct } from "@haat/catalog/contract"
import { shop } from "@haat/testing"
import { findSeriousViolations } from "./axe.ts"
import { chooseCategory, openFilters, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

const CATEGORY_COUNT = 130

/** Adds empty categories that sort after all others. @returns a function that deletes them */
const createCategories = async (mark: string) => {
  const { sql } = await shop()
  await sql(
    `insert into product_category (id, name, handle, mpath, is_active, is_internal)
     select id, 'Zzy shelf ' || lpad(n::text, 3, '0') || ' ' || $1, id, id, false, true
     from (select n, 'pcat_' || $1 || n as id from generate_series(1, $2::int) n) made`,
    [mark, CATEGORY_COUNT],
  )
  return () => sql("delete from product_category where id like 'pcat_' || $1 || '%'", [mark])
}

test("each of more than a hundred categories is found in filter, product form and categories", async ({
  page,
  isPhone,
}) => {
  test.slow()
  const haat = await shop()
  const admin = await haat.admin()
  const mark = `${Date.now().toString(36)}${process.pid.toString(36)}`
  const name = `Zzz last shelf ${mark}`
  const { id: category_id } = (await admin.post("/back-office/categories", { name })).body
  const word = `Farthest${mark}`
  const there = await haat.product({ name: `${word} there`, category_id })
  const elsewhere = await haat.product({ name: `${word} elsewhere` })
  const tidy = await createCategories(mark)
  try {
    await signInAsOwner(page)
    await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`)
    await expect(page.getByText(elsewhere.name).first()).toBeVisible()
    const filter = (await openFilters(page, isPhone)).getByRole("combobox", { name: "Category" })
    await filter.click()
    await expect(page.getByRole("option", { name: /and \d+ more: type a part of the name/ })).toBeVisible()
    expect(await findSeriousViolations(page), "the box while it is open").toEqual([])
    await chooseCategory(filter, name)
    await expect(page.getByText(elsewhere.name)).toHaveCount(0)
    await expect(page.getByText(there.name).first()).toBeVisible()
    await page.reload()
    await openFilters(page, isPhone)
    await expect(filter).toHaveValue(name)
    await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible()

    await page.goto(`/admin/update-product/${elsewhere.id}`)
    const box = page.getByRole("combobox", { name: "Category" })
    await expect(box).toHaveValue(elsewhere.category?.name as string)
    await chooseCategory(box, name)
    await page.getByRole("button", { name: "Update Product" }).click()
    await expect(page.getByRole("alertdialog", { name: "Product Updated" })).toBeVisible()
    const saved: ShopProduct = (await admin.get(`/back-office/products/${elsewhere.id}`)).body
    expect(saved.category).toEqual({ id: category_id, name })

    await page.goto("/admin/products")
    await page.getByRole("button", { name: "Show Category Section" }).click()
    const section = page.getByRole("region", { name: "Categories" })
    await expect(section.getByRole("listitem").first()).toContainText(/^1\./)
    await section.getByRole("button", { name: isPhone ? "Go to next page" : "Go to page 2" }).click()
    await expect(section.getByRole("listitem").first()).toContainText(/^101\./)
    await section.getByRole("textbox", { name: "Search categories" }).fill(name)
    await expect(section.getByRole("listitem").filter({ hasText: name })).toBeVisible()
    await expect(section.getByText("1–1 of 1", { exact: true })).toBeVisible()
  } finally {
    await tidy()
  }
})

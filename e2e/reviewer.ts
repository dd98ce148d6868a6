import { shop } from "@haat/testing"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { orderCart, putInCart } from "./checkout.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

/** Signs the browser in as a new shopper who has bought the product. */
export const signUpAsBuyer = async (page: Page, product: { id: string }) => {
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  await putInCart(page, product)
  await orderCart(page)
  return person
}

/** Adds reviews whose accounts are deleted, and resolves when the catalogue counts them. */
export const writeReviews = async (product: { id: string }, ratings: number[]) => {
  const haat = await shop()
  for (const [i, rating] of ratings.entries())
    await haat.sql(
      `insert into product_review (id, product_id, customer_id, rating, comment, created_at)
       values ($1, $2, $3, $4, $5, now() - make_interval(days => $6))`,
      [`prev_${product.id}_${i}`, product.id, `cus_gone_${i}`, rating, `Opinion number ${i + 1}`, i + 1],
    )
  // whatever the owner does to a review, the catalogue counts anew
  await (await haat.admin()).put(`/back-office/reviews/prev_${product.id}_0`, { hidden: false })
  const known = async () =>
    (await haat.guest().get(`/store/catalog/products/${product.id}`)).body.product.rating.count as number
  await expect.poll(known).toBe(ratings.length)
}

/** A product on sale with so many pictures, attributes and the rest of what an owner may say. */
export const productWithPictures = async (name: string, pictures: number, wish: object = {}) => {
  const haat = await shop()
  const owner = await haat.admin()
  const form = new FormData()
  for (let i = 0; i < pictures; i++) form.append("files", await picture(i), `${i}.jpg`)
  const { files } = (await owner.post("/back-office/pictures", form)).body as { files: { id: string }[] }
  return haat.product({ name, images: files.map(({ id }) => id), ...wish })
}

const picture = async (i: number) => {
  const background = { r: 40 + 35 * i, g: 120, b: 220 - 35 * i }
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
}

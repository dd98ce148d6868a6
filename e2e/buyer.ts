import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
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

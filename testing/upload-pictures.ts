import type { ProductImage } from "@haat/catalog/contract"
import sharp from "sharp"
import type { Client } from "./client.ts"

/** Uploads so many pictures in the back office, each of another colour; they are no product's yet. */
export async function uploadPictures(admin: Client, count: number): Promise<ProductImage[]> {
  const body = new FormData()
  for (let at = 0; at < count; at++) {
    const background = { r: 40 * at, g: 90, b: 120 }
    const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
    body.append("files", new Blob([new Uint8Array(picture)]), `kurta ${at}.png`)
  }
  return (await admin.post("/back-office/pictures", body)).body.files
}

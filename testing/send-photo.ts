import sharp from "sharp"
import type { Client } from "./client.ts"

type Format = "jpeg" | "png" | "webp" | "avif"

/** A picture as a camera makes it: with where it was taken in it. */
export async function photoFile(format: Format = "jpeg"): Promise<Blob> {
  const picture = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: "#b2431b" } })
    .withMetadata({ exif: { IFD0: { Copyright: "Taken at home" } } })
    .toFormat(format)
    .toBuffer()
  return new Blob([new Uint8Array(picture)], { type: `image/${format}` })
}

/** Sends a picture for a return. @returns its id */
export async function sendPhoto(shopper: Client, format: Format = "jpeg"): Promise<string> {
  const { status, body } = await shopper.post("/store/return-photos", await photoFile(format))
  if (status !== 201) throw new Error(`Got ${status}: ${JSON.stringify(body)}`)
  return body.photo.id
}

import type { OpenedPicture, PictureBrowser } from "./picture-browser"

/** The used parts of a browser's canvas, which server types lack. */
type Drawable = { width: number; height: number }
type Canvas = Drawable & {
  getContext(kind: "2d"): {
    imageSmoothingQuality: string
    drawImage(picture: Drawable, x: number, y: number, width: number, height: number): void
  } | null
  toBlob(done: (blob: Blob | null) => void, type: string, quality: number): void
}
type Image = Drawable & { src: string; naturalWidth: number; naturalHeight: number; decode(): Promise<void> }
type Page = {
  createImageBitmap(file: Blob, options: object): Promise<Drawable & { close(): void }>
  Image: new () => Image
  document: { createElement(name: "canvas"): Canvas }
}
const page = globalThis as unknown as Page

/** Opens and writes pictures with the browser's own decoders, upright as their metadata says. */
export const canvasBrowser: PictureBrowser = {
  open: (file) => openBitmap(file).catch(() => openImage(file)),
}

const openBitmap = async (file: File): Promise<OpenedPicture> => {
  const bitmap = await page.createImageBitmap(file, { imageOrientation: "from-image" })
  return opened(bitmap, bitmap, () => bitmap.close())
}

/** Safari before 17 decodes HEIC in pictures of a page alone. */
const openImage = async (file: File): Promise<OpenedPicture> => {
  const image = new page.Image()
  image.src = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(image.src)
  try {
    await image.decode()
  } catch (error) {
    close()
    throw error
  }
  return opened(image, { width: image.naturalWidth, height: image.naturalHeight }, close)
}

const opened = (picture: Drawable, { width, height }: Drawable, close: () => void): OpenedPicture => ({
  width,
  height,
  close,
  write: (size, type, quality) =>
    new Promise((resolve) => {
      const canvas = Object.assign(page.document.createElement("canvas"), size)
      const context = canvas.getContext("2d")
      if (!context) return resolve(null)
      context.imageSmoothingQuality = "high"
      context.drawImage(picture, 0, 0, size.width, size.height)
      canvas.toBlob(resolve, type, quality)
    }),
})

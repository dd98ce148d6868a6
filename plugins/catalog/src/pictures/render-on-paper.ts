import sharp from "sharp"

/** Two inches at 300 dots per inch. */
const MAX_WIDTH_PX = 600
const MAX_HEIGHT_PX = 300

/** Renders a picture as a PNG for printing: on white, without an alpha channel, never enlarged. */
export const renderForPrint = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .png({ compressionLevel: 9 })
    .toBuffer()

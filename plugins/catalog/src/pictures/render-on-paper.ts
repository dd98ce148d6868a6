import sharp from "sharp"

/** Two inches wide at three hundred dots an inch. */
const WIDTH = 600
const HEIGHT = 300

/** The picture as a PNG for paper: on white, without an alpha channel, never enlarged. */
export const renderOnPaper = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: WIDTH, height: HEIGHT, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .png({ compressionLevel: 9 })
    .toBuffer()

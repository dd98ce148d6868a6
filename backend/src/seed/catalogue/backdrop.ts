import sharp from "sharp"

/** Width and height of a card in pixels: as large as a product page shows it on a sharp screen. */
export const SIDE = 800

/** Backdrops in one family, calm enough for any item: wall, its shade, the table. */
export const TINTS = [
  { light: "#fdf0df", deep: "#f3d3a8", table: "#e9bd85" },
  { light: "#eef3e6", deep: "#c8d9b8", table: "#a9c295" },
  { light: "#fdebe6", deep: "#f0c2b4", table: "#dfa08d" },
  { light: "#e8f0f7", deep: "#b9d0e6", table: "#93b4d3" },
  { light: "#f5edf6", deep: "#d9c3e0", table: "#bfa2c9" },
  { light: "#fdf6da", deep: "#f0dd94", table: "#dfc368" },
  { light: "#e4f3f0", deep: "#aed6cf", table: "#82bab1" },
  { light: "#f6efe7", deep: "#dccab5", table: "#c4ab8e" },
]

export type Setting = "table" | "floor" | "wall"
type Picture = { data: Buffer; info: { width: number; height: number; channels: 3 | 4 } }

const drawn = new Map<string, Promise<Picture>>()

/** Each of the few backdrops is drawn once, and shared by all products. */
export function backdrop(setting: Setting, tint: number): Promise<Picture> {
  const name = `${setting} ${tint}`
  const known = drawn.get(name) ?? draw(svg(setting, TINTS[tint]), 3)
  drawn.set(name, known)
  return known
}

/** A soft contact shadow. */
export async function shadow(width: number, height: number): Promise<Picture & { info: { channels: 4 } }> {
  const soft = drawn.get("shadow") ?? draw(SHADOW, 4)
  drawn.set("shadow", soft)
  const { data, info } = await soft
  const resized = await sharp(data, { raw: info }).resize(width, height, { fit: "fill" }).raw().toBuffer()
  return { data: resized, info: { width, height, channels: 4 } }
}

async function draw(image: string, channels: 3 | 4): Promise<Picture> {
  const picture = sharp(Buffer.from(image))
  const { data, info } = await (channels === 3 ? picture.removeAlpha() : picture.ensureAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels } }
}

const SHADOW = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96">
  <radialGradient id="soft"><stop offset="0" stop-color="#2b1c10" stop-opacity=".5"/><stop offset=".55" stop-color="#2b1c10" stop-opacity=".2"/><stop offset="1" stop-color="#2b1c10" stop-opacity="0"/></radialGradient>
  <ellipse cx="160" cy="48" rx="160" ry="48" fill="url(#soft)"/>
</svg>`

function svg(setting: Setting, { light, deep, table }: (typeof TINTS)[number]): string {
  const floor = `<rect y="640" width="960" height="320" fill="url(#floor)"/>`
  const standing = `<ellipse cx="480" cy="866" rx="400" ry="52" fill="url(#under)"/>
    <path d="M140 742v88c0 38 152 70 340 70s340-32 340-70v-88z" fill="url(#side)"/>
    <ellipse cx="480" cy="742" rx="340" ry="68" fill="url(#top)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 960 960">
    <defs>
      <radialGradient id="wall" cx="42%" cy="32%" r="85%"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
      <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${deep}" stop-opacity="0"/><stop offset=".25" stop-color="${deep}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity=".6"/></linearGradient>
      <linearGradient id="side"><stop offset="0" stop-color="${table}"/><stop offset=".35" stop-color="${deep}"/><stop offset="1" stop-color="${table}"/></linearGradient>
      <radialGradient id="top" cx="42%" cy="40%" r="75%"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${light}"/></radialGradient>
      <radialGradient id="under"><stop offset="0" stop-color="#2b1c10" stop-opacity=".35"/><stop offset="1" stop-color="#2b1c10" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="960" height="960" fill="url(#wall)"/>
    ${setting === "wall" ? "" : floor}
    ${setting === "table" ? standing : ""}
  </svg>`
}

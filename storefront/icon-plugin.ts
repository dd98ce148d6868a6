import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"

type Shape = readonly [name: string, attributes: Record<string, string>]

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`
/** A relative start, which in the middle of a path would be relative to what is before it. */
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=([-.\\d])?)`)

const fromPath = ({ d }: Record<string, string>) =>
  d.replace(RELATIVE_START, (_, x: string, y: string, more?: string) => `M${x} ${y}${more ? "l" : ""}`)

const fromPoints = (points: string) => `M${points}`

const fromEllipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function fromRect({ x = "0", y = "0", width, height, rx = "0" }: Record<string, string>) {
  const [w, h, r] = [Number(width), Number(height), Number(rx)]
  const corner = (toX: number, toY: number) => (r ? `a${r} ${r} 0 0 1 ${toX} ${toY}` : "")
  const sides = [`h${w - 2 * r}`, corner(r, r), `v${h - 2 * r}`, corner(-r, r), `h${2 * r - w}`, corner(-r, -r)]
  return `M${Number(x) + r} ${y}${sides.join("")}v${2 * r - h}${corner(r, -r)}z`
}

/** How each shape of an SVG is drawn as a path that starts at an absolute point. */
const DRAWN: Record<string, (attributes: Record<string, string>) => string> = {
  path: fromPath,
  line: ({ x1, y1, x2, y2 }) => fromPoints(`${x1} ${y1} ${x2} ${y2}`),
  polyline: ({ points }) => fromPoints(points),
  polygon: ({ points }) => `${fromPoints(points)}z`,
  circle: ({ cx, cy, r }) => fromEllipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => fromEllipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: fromRect,
}

/** All shapes of a drawing as the `d` of one path. @throws for a shape that has no path here */
export const pathOf = (shapes: readonly Shape[]) =>
  shapes
    .map(([name, attributes]) => {
      if (!DRAWN[name]) throw new Error(`A drawing with <${name}> is no path`)
      return DRAWN[name](attributes)
    })
    .join("")

const DRAWING = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** Replaces each of Lucide's modules by its drawing as one path: `__iconData` is the path's `d`. */
export const iconPaths = (): Plugin => ({
  name: "haat:icon-paths",
  enforce: "pre",
  async load(id) {
    if (!DRAWING.test(id)) return
    const { __iconData } = await import(pathToFileURL(id).href)
    return `export const __iconData = ${JSON.stringify(pathOf(__iconData.node))}`
  },
})

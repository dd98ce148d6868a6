import { inflateSync } from "node:zlib"
import { extractText, getDocumentProxy } from "unpdf"
import { decodeQr } from "./decode-qr.ts"

/** Returns the words drawn on a file's pages, as PDF.js reads them. */
export async function drawnText(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return text.replace(/\s+/g, " ")
}

/** Returns the unpacked streams of a file. */
const streamsOf = (file: Buffer): string[] =>
  [...file.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1")
    } catch {
      return ""
    }
  })

/** The Devanagari texts of a file as readers and screen readers get them: each span's own words (ActualText). */
export function spokenTexts(file: Buffer): string[] {
  const spans = streamsOf(file).flatMap((stream) => [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)])
  return spans.map(([, literal]) => decode(literal))
}

type Rectangle = { x: number; y: number; width: number; height: number }

/**
 * The texts of the QR codes that are drawn on a file's pages: black squares on a white one, with what scanners need
 * around them.
 */
export function drawnQrCodes(file: Buffer): string[] {
  return streamsOf(file).flatMap((stream) => {
    const fills = fillsOf(stream)
    return fills.flatMap(({ color, rectangles }, nth) => {
      const ground = fills[nth - 1]
      const isCode = color === "0 0 0" && rectangles.length > 100 && ground?.color === "1 1 1"
      return isCode ? [decodeQr(squaresOn(ground.rectangles[0], rectangles))] : []
    })
  })
}

/** The rectangles that a page's stream fills, a fill at a time, from the top left corner down. */
function fillsOf(stream: string): { color: string; rectangles: Rectangle[] }[] {
  const fills: { color: string; rectangles: Rectangle[] }[] = []
  let color = ""
  let rectangles: Rectangle[] = []
  for (const line of stream.split("\n")) {
    const [x, y, width, height, operator] = line.split(" ")
    if (line.endsWith(" scn")) color = line.slice(0, -4)
    else if (operator === "re")
      rectangles.push({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) })
    else if (/^[fSnB]\*?$/.test(line)) {
      // the bytes of a font may have a line like this, and no rectangle before it
      if (line === "f" && rectangles.length) fills.push({ color, rectangles })
      rectangles = []
    }
  }
  if (fills.length && !stream.startsWith("1 0 0 -1 0 "))
    throw new Error("The page is not drawn from its top left corner")
  return fills
}

const QUIET_SQUARES = 4

/**
 * @throws when the dark rectangles are no squares of one grid, four of its squares from the edge of `ground` on every
 * side
 */
function squaresOn(ground: Rectangle, dark: Rectangle[]): boolean[][] {
  const side = dark[0].width
  const size = Math.round(ground.width / side) - 2 * QUIET_SQUARES
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const { x, y, width, height } of dark) {
    const [column, row] = [(x - ground.x) / side - QUIET_SQUARES, (y - ground.y) / side - QUIET_SQUARES]
    const isOff = [row, column].some((at) => Math.abs(at - Math.round(at)) > 0.05)
    if (isOff || Math.abs(width - side) > 0.001 || Math.abs(height - side) > 0.001)
      throw new Error("A square of the code is not in its place")
    squares[Math.round(row)][Math.round(column)] = true
  }
  return squares
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }

/** A PDF's literal string in UTF-16, its first two bytes the order mark. */
function decode(literal: string): string {
  const bytes = literal.replace(/\\([\s\S])/g, (_, letter) => ESCAPES[letter] ?? letter)
  return Buffer.from(bytes, "latin1").swap16().toString("utf16le").slice(1)
}

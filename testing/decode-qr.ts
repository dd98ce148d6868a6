/**
 * For each version from 1, at level M: check words of a block, and blocks as [count, data words of each] (ISO/IEC
 * 18004, table 9).
 */
const BLOCKS: [check: number, ...blocks: [count: number, data: number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
]
/** Centres of the alignment patterns for each version from 1. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
const LEVEL_M = 0

/**
 * The text of a QR code of version 1 to 10 and level M, read without its encoder. @param dark its squares, row by row
 * @throws when a square is not as it must be: nothing is corrected
 */
export function decodeQr(dark: boolean[][]): string {
  const size = dark.length
  const version = (size - 17) / 4
  if (!BLOCKS[version - 1] || dark.some((row) => row.length !== size)) throw new Error(`No code has ${size} squares`)
  const mask = MASKS[maskOf(dark)]
  const bits = dataPlaces(size, version).map(([row, column]) => dark[row][column] !== mask(row, column))
  return textOf(dataWords(wordsOf(bits), version), version)
}

/** Reads both copies of the format. */
function maskOf(dark: boolean[][]): number {
  const end = dark.length - 1
  const around: [number, number][] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column): [number, number] => [8, column]),
    ...[7, 5, 4, 3, 2, 1, 0].map((row): [number, number] => [row, 8]),
  ]
  const beside: [number, number][] = [
    ...[0, 1, 2, 3, 4, 5, 6].map((nth): [number, number] => [end - nth, 8]),
    ...[7, 6, 5, 4, 3, 2, 1, 0].map((nth): [number, number] => [8, end - nth]),
  ]
  const [format, copy] = [around, beside].map((places) => numberOf(places.map(([row, column]) => dark[row][column])))
  let rest = format ^ 0x5412
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10)
  const [level, mask] = [(format ^ 0x5412) >> 13, ((format ^ 0x5412) >> 10) & 7]
  if (format !== copy || rest !== 0 || level !== LEVEL_M) throw new Error("The format of the code cannot be read")
  return mask
}

/**
 * The squares that are data, in the sequence in which they are read: in pairs of columns from the right, upwards first.
 */
function dataPlaces(size: number, version: number): [row: number, column: number][] {
  const end = size - 1
  const middles = ALIGNED[version - 1]
  const isCorner = (row: number, column: number) =>
    (row === 6 && (column === 6 || column === end - 6)) || (row === end - 6 && column === 6)
  const isFunction = (row: number, column: number) =>
    (row <= 8 && (column <= 8 || column >= end - 7)) ||
    (row >= end - 7 && column <= 8) ||
    row === 6 ||
    column === 6 ||
    (version >= 7 && ((row <= 5 && column >= end - 10) || (column <= 5 && row >= end - 10))) ||
    middles.some((y) => middles.some((x) => !isCorner(y, x) && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2))
  const places: [number, number][] = []
  for (let right = end, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let nth = 0; nth < size; nth++)
      for (const column of [right, right - 1]) {
        const row = up ? end - nth : nth
        if (!isFunction(row, column)) places.push([row, column])
      }
  }
  return places
}

const numberOf = (bits: boolean[]) => bits.reduce((number, bit) => number * 2 + Number(bit), 0)
const wordsOf = (bits: boolean[]) =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, nth) => numberOf(bits.slice(nth * 8, nth * 8 + 8)))

/**
 * Puts the blocks, whose words alternate, one after the other.
 * @throws when the check words of one say that it is damaged
 */
function dataWords(words: number[], version: number): number[] {
  const [check, ...groups] = BLOCKS[version - 1]
  const blocks = groups.flatMap(([count, data]) =>
    Array.from({ length: count }, () => ({ data, words: [] as number[] })),
  )
  const rest = [...words]
  const deal = (most: (data: number) => number) => {
    for (let nth = 0; nth < Math.max(...blocks.map(({ data }) => most(data))); nth++)
      for (const block of blocks) if (nth < most(block.data)) block.words.push(rest.shift() as number)
  }
  deal((data) => data)
  deal(() => check)
  if (rest.length) throw new Error(`There are ${rest.length} words too many`)
  for (const block of blocks)
    for (let root = 0; root < check; root++)
      if (block.words.reduce((sum, word) => times(sum, POWERS[root]) ^ word, 0)) throw new Error("A block is damaged")
  return blocks.flatMap((block) => block.words.slice(0, block.data))
}

/** Powers of 2 in the field of 256 elements. */
const POWERS = [1]
while (POWERS.length < 255) {
  const double = (POWERS[POWERS.length - 1] as number) * 2
  POWERS.push(double > 255 ? double ^ 0x11d : double)
}
const times = (a: number, b: number) => (a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255] : 0)

/** Segments of digits, of letters and of bytes, until the end. */
function textOf(words: number[], version: number): string {
  const bits = words.flatMap((word) => [...word.toString(2).padStart(8, "0")].map((bit) => bit === "1"))
  const take = (count: number) => numberOf(bits.splice(0, count))
  const isLong = version >= 10
  let text = ""
  for (;;) {
    const mode = bits.length < 4 ? 0 : take(4)
    if (mode === 0) return text
    if (mode === 1) {
      let left = take(isLong ? 12 : 10)
      for (; left > 0; left -= 3) {
        const digits = Math.min(left, 3)
        text += String(take([0, 4, 7, 10][digits])).padStart(digits, "0")
      }
    } else if (mode === 2) {
      let left = take(isLong ? 11 : 9)
      for (; left > 1; left -= 2) {
        const pair = take(11)
        text += LETTERS[Math.floor(pair / 45)] + LETTERS[pair % 45]
      }
      if (left) text += LETTERS[take(6)]
    } else if (mode === 4) {
      const bytes = Array.from({ length: take(isLong ? 16 : 8) }, () => take(8))
      text += Buffer.from(bytes).toString("utf8")
    } else throw new Error(`Nothing is written in mode ${mode}`)
  }
}

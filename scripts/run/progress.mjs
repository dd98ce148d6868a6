/** Where there is no terminal, a long step says how far it is so often. */
const TELL_EVERY_MS = 5_000

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`
const isTerminal = () => process.stdout.isTTY

const underWay = new Set()
let ticking

/** The terminal's last line: all steps that are under way, how far each is and since when. */
function show() {
  const steps = [...underWay].map(({ what, count, since }) =>
    [what, count, `${seconds(since)}`].filter(Boolean).join(" "),
  )
  const line = `  ${steps.join(" · ")} …`.slice(0, process.stdout.columns || 80)
  process.stdout.write(`\r${line}\x1b[K`)
}

function say(line) {
  process.stdout.write(isTerminal() ? `\r${line}\x1b[K\n` : `${line}\n`)
  if (isTerminal() && underWay.size) show()
}

/**
 * Runs `work` under a line that says what is happening, how far it is and for how long. On a terminal the line changes;
 * elsewhere it is printed at the start, every five seconds that something was counted, and at the end. Several steps
 * may be under way at once.
 * @template Result
 * @param {string} what
 * @param {(count: (done: number, total?: number, things?: string) => void) => Promise<Result> | Result} work may say
 * how far it is
 * @returns {Promise<Result>}
 */
export async function step(what, work) {
  const one = { what, count: "", since: Date.now() }
  const counts = new Map()
  let printedAt = one.since
  const count = (done, total, things = "") => {
    counts.set(things, [done, total && `of ${total}`, things].filter(Boolean).join(" "))
    one.count = [...counts.values()].join(", ")
    if (isTerminal() || Date.now() - printedAt < TELL_EVERY_MS) return
    printedAt = Date.now()
    say(`  ${what}: ${one.count}`)
  }
  underWay.add(one)
  if (isTerminal()) {
    show()
    ticking ??= setInterval(show, 1000)
  } else say(`  ${what} …`)
  const end = (mark) => {
    underWay.delete(one)
    say(`${mark} ${what} (${seconds(one.since)})`)
    if (underWay.size) return
    clearInterval(ticking)
    ticking = undefined
  }
  try {
    const result = await work(count)
    end("✓")
    return result
  } catch (error) {
    end("✗")
    throw error
  }
}

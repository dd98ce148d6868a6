/** Interval of progress lines without a terminal. */
const PROGRESS_INTERVAL_MS = 5_000

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`
const isTerminal = () => process.stdout.isTTY

const underWay = new Set()
let ticking

/** Prints the terminal's last line: running steps with progress and duration. */
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
 * Runs `work` and prints its progress and duration: on a terminal as a changing line, elsewhere at the start, at the
 * end and every five seconds between. Several steps can run concurrently.
 * @template Result
 * @param {string} what
 * @param {(count: (done: number, total?: number, things?: string) => void) => Promise<Result> | Result} work calls
 * `count` with its progress
 * @returns {Promise<Result>}
 */
export async function step(what, work) {
  const one = { what, count: "", since: Date.now() }
  const counts = new Map()
  let printedAt = one.since
  const count = (done, total, things = "") => {
    counts.set(things, [done, total && `of ${total}`, things].filter(Boolean).join(" "))
    one.count = [...counts.values()].join(", ")
    if (isTerminal() || Date.now() - printedAt < PROGRESS_INTERVAL_MS) return
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

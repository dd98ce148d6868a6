const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`

let underWay = 0

/**
 * Runs `work` under a line that says what is happening and for how long.
 * On a terminal the line counts; elsewhere, and beside another, it is printed at the start and the end.
 */
export async function step(what, work) {
  const since = Date.now()
  const live = process.stdout.isTTY && !underWay
  underWay++
  const show = () => process.stdout.write(`\r  ${what} … ${seconds(since)} `)
  if (!live) console.log(`  ${what} …`)
  const ticking = live && setInterval(show, 1000)
  if (live) show()
  try {
    const result = await work()
    process.stdout.write(`${live ? "\r" : ""}✓ ${what} (${seconds(since)})${live ? "    " : ""}\n`)
    return result
  } catch (error) {
    process.stdout.write(`${live ? "\r" : ""}✗ ${what} (${seconds(since)})\n`)
    throw error
  } finally {
    underWay--
    if (ticking) clearInterval(ticking)
  }
}

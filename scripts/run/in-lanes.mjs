/**
 * Runs all tasks with limited concurrency, also after one failed.
 * @param {(() => Promise<unknown>)[]} tasks
 * @param {number} lanes maximum number of concurrent tasks
 * @throws the error of the first failed task, after all have ended
 */
export async function inLanes(tasks, lanes = 2) {
  const waiting = [...tasks]
  const errors = []
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task().catch((error) => errors.push(error))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (errors.length) throw errors[0]
}

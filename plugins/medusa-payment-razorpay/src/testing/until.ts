/** Asks again until the answer is there. @throws saying what was waited for */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  seconds = 15,
): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

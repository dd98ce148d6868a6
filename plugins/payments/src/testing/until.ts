/** Asks again until the response is there. @throws saying what was waited for */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  seconds = 15,
): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const response = await ask()
    if (response) return response
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Characters that could end the script, or that JavaScript once read differently from JSON. */
const UNSAFE = /[&><\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** The script that gives React Router in the browser what the loaders found: what its own pieces would do, at once. */
export async function handOver(found: ReadableStream<Uint8Array> | undefined) {
  const text = found ? await textOf(found) : ""
  const data = JSON.stringify(text).replace(UNSAFE, escaped)
  return `<script>{const to=window.__reactRouterContext.streamController;to.enqueue(${data});to.close()}</script>`
}

async function textOf(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ""
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    text += decoder.decode(piece.value, { stream: true })
  return text
}

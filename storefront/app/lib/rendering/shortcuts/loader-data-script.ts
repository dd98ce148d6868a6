/** Characters that could end the script, or that older JavaScript reads differently from JSON. */
const UNSAFE = /[&><\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** One script with the loaders' data for React Router in the browser, in place of one script for each chunk of the stream. */
export async function loaderDataScript(stream: ReadableStream<Uint8Array> | undefined) {
  const text = stream ? await textOf(stream) : ""
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

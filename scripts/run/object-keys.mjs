const QUOTES = ["'", '"', "`"]

/** Returns the index after a text or a comment that begins at `at`, otherwise `at`. */
function skipText(code, at) {
  if (code.startsWith("//", at)) return indexAfter(code, "\n", at)
  if (code.startsWith("/*", at)) return indexAfter(code, "*/", at + 2)
  if (!QUOTES.includes(code[at])) return at
  let end = at + 1
  while (end < code.length && code[end] !== code[at]) end += code[end] === "\\" ? 2 : 1
  return end + 1
}

const indexAfter = (code, text, from) => {
  const found = code.indexOf(text, from)
  return found < 0 ? code.length : found + text.length
}

const KEY = /^\s*(?:async\s+)?(?:"([^"]+)"|'([^']+)'|([A-Za-z_$][\w$]*))\s*[:(]/

/**
 * Reads the keys of an object literal; spread objects are left out.
 * @param {string} code TypeScript or JavaScript
 * @param {number} open index of its opening brace
 * @returns {string[]}
 */
export function readKeys(code, open) {
  const keys = []
  let depth = 0
  let at = open
  let isKeyNext = false
  while (at < code.length) {
    const after = skipText(code, at)
    const match = isKeyNext && depth === 1 ? KEY.exec(code.slice(at, at + 200)) : null
    if (match) {
      keys.push(match[1] ?? match[2] ?? match[3])
      at += match[0].length - 1
      isKeyNext = false
    } else if (after > at) at = after
    else {
      const char = code[at++]
      if ("{[(".includes(char)) depth++
      if ("}])".includes(char) && --depth === 0) return keys
      if (char === "{" || char === ",") isKeyNext = depth === 1
      else if (!/\s/.test(char)) isKeyNext = false
    }
  }
  return keys
}

/** Reads the keys of each object literal whose opening brace is the last character that a pattern matches. */
export const readKeysAfter = (code, pattern) =>
  [...code.matchAll(pattern)].flatMap((match) => readKeys(code, match.index + match[0].length - 1))

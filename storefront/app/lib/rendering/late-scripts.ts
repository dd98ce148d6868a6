/**
 * Fetches and runs the code once the stylesheet is there, for which a script at the end of the page waits; before, its files
 * would be in the way of the stylesheet and of the main picture. The page counts as loaded only when its code has run.
 */
const LOADER = `(function(){var s=document.querySelector("script[data-files]")
s.dataset.files.split(" ").forEach(function(f){var l=document.createElement("link");l.rel="modulepreload";l.href=f;document.head.append(l)})
var m=document.createElement("script");m.type="module";m.text=s.text;document.head.append(m)})()`

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const MODULES = '<script type="module" async="">'
const END = "</body></html>"

/** The page without its module preloads, and with its code as text that LOADER starts. A page without code stays as it is. */
export function startLate(html: string): string {
  const at = html.lastIndexOf(MODULES)
  if (at < 0 || !html.endsWith(END)) return html
  const files: string[] = []
  const head = html.indexOf("</head>")
  const before = html.slice(0, head).replace(PRELOAD, (_, file: string) => {
    files.push(file)
    return ""
  })
  const page = `${before}${html.slice(head, at)}<script type="text/plain" data-files="${files.join(" ")}">`
  return `${page}${html.slice(at + MODULES.length, -END.length)}<script>${LOADER}</script>${END}`
}

/**
 * Fetches and runs the code when the browser has painted the page, for which a script at the end of the page waits: before, its files would be in
 * the way of the stylesheet and of the main picture. A frame that was requested is not on the screen yet, so the browser's own word for it counts;
 * one that does not say runs the code with the frame after. A page in a background tab is not painted, and starts at once.
 */
const LOADER = `(function(){var d=document,o=window.PerformanceObserver,begun
function start(){if(begun)return;begun=1;var s=d.querySelector("script[data-files]"),m=d.createElement("script")
s.dataset.files.split(" ").forEach(function(f){var l=d.createElement("link");l.rel="modulepreload";l.href=f;d.head.append(l)})
m.type="module";m.text=s.text;d.head.append(m)}
d.addEventListener("visibilitychange",start,{once:true})
if(d.hidden)start()
else if(o&&(o.supportedEntryTypes||[]).includes("paint"))new o(start).observe({type:"paint",buffered:true})
else requestAnimationFrame(function(){setTimeout(start)})})()`

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

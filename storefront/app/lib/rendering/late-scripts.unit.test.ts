import { expect, it } from "vitest"
import { startLate } from "./late-scripts.ts"

const HEAD = '<link rel="stylesheet" href="/assets/app.css"/>'
const page = (preloads: string, scripts: string) =>
  `<!DOCTYPE html><html><head>${preloads}${HEAD}</head><body><p>Tea &amp; $1</p>${scripts}</body></html>`

it("takes the code's files out of the head and leaves its modules as text for the loader", () => {
  const preloads = ["a", "b"].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join("")
  const html = startLate(
    page(preloads, '<script type="module" async="">import "/assets/a.js"</script><script>1</script>'),
  )
  expect(html).toContain(`<head>${HEAD}</head><body><p>Tea &amp; $1</p>`)
  expect(html).toContain(
    '<script type="text/plain" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
  )
  expect(html).toMatch(/<script>1<\/script><script>\(function\(\)[\s\S]+<\/script><\/body><\/html>$/)
})

it("leaves a page without code as it is", () => {
  expect(startLate(page("", ""))).toBe(page("", ""))
})

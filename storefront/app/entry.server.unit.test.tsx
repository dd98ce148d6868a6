import { Suspense } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { COMMON } from "./components/messages.ts"
import { Section } from "./components/section.tsx"
import { FAILED_SECTIONS_HEADER } from "./lib/rendering/failed-sections.ts"
import { renderPage } from "./testing/render-page.tsx"

const log = vi.spyOn(console, "error").mockImplementation(() => {})
afterEach(() => log.mockClear())

const Broken = () => {
  throw new Error("broken")
}

it("shows a message in place of a section that throws, and the rest of the page", async () => {
  const { response, html } = await renderPage(
    <>
      <Section name="before">
        <p>Brass lamps</p>
      </Section>
      <Section name="reviews">
        <Broken />
      </Section>
      <p>Footer</p>
    </>,
  )
  expect(response.status).toBe(200)
  expect(html).toContain("Brass lamps")
  expect(html).toContain(COMMON.sectionFailed)
  expect(html).toContain("Footer")
  expect(response.headers.get(FAILED_SECTIONS_HEADER)).toBe("reviews")
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(log.mock.calls).toEqual([[expect.stringContaining("render reviews"), expect.any(Error)]])
})

it("names each of several sections that throw", async () => {
  const { response } = await renderPage(
    ["offers", "faqs"].map((name) => (
      <Section key={name} name={name}>
        <Broken />
      </Section>
    )),
  )
  expect(response.headers.get(FAILED_SECTIONS_HEADER)).toBe("offers,faqs")
  expect(log).toHaveBeenCalledTimes(2)
})

it("renders the rest of the page when a section throws twice, or inside a suspended part", async () => {
  const { response, html } = await renderPage(
    <>
      <Section name="offers">
        <Broken />
        <Suspense>
          <Broken />
        </Suspense>
        <Broken />
      </Section>
      <Section name="reviews">
        <Suspense fallback="…">
          <Broken />
        </Suspense>
      </Section>
      <p>Footer</p>
    </>,
  )
  expect(response.status).toBe(200)
  expect(html).toContain("Footer")
  expect(response.headers.get(FAILED_SECTIONS_HEADER)).toBe("offers")
  expect(response.headers.get("cache-control")).toBe("no-store")
})

it("answers 500 when a section throws and a part outside of it does too", async () => {
  const { response } = await renderPage(
    <>
      <Section name="offers">
        <Broken />
      </Section>
      <Suspense>
        <Broken />
      </Suspense>
    </>,
  )
  expect(response.status).toBe(500)
})

it("answers 500 when a component throws outside of all sections", async () => {
  const { response } = await renderPage(<Broken />)
  expect(response.status).toBe(500)
  expect(response.headers.get(FAILED_SECTIONS_HEADER)).toBeNull()
})

it("sends module scripts, and preloads them after stylesheet and fonts", async () => {
  const { response, html } = await renderPage(<p>Brass lamps</p>)
  expect(response.headers.get("cache-control")).toBeNull()
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/vendor.js"/>')
  expect(html).toMatch(/<script type="module" async="">[^<]*import\("\/entry.js"\);<\/script>/)
  expect(html).not.toContain("text/plain")
})

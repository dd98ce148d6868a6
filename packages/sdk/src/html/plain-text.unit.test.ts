import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toPlainText } from "./plain-text"

describe("a description", () => {
  it.each([
    ["<p>Heavy brass.</p><p>Polished &amp; lacquered.</p>", "Heavy brass.\n\nPolished & lacquered."],
    [
      "<p>Of brass:</p>\n<ul>\n<li>Light</li>\n<li><p>Strong</p></li>\n</ul>\n<p>Enjoy.</p>",
      "Of brass:\n\n- Light\n- Strong\n\nEnjoy.",
    ],
    ["<h3>Care</h3><ol><li>Wash<li>Dry</ol>Done", "Care\n\n- Wash\n- Dry\n\nDone"],
    ["<ul><li>One<ul><li>Deep</li></ul></li><li></li><li>Two</li></ul>", "- One\n- Deep\n- Two"],
    ["One<br>two<br/><br />three<BR>", "One\ntwo\n\nthree"],
    ["<div>One</div><div>Two</div>", "One\nTwo"],
    ["<p>A&nbsp;<strong>heavy</strong>\n  <em>lota</em>, not<span> light</span>.</p>", "A heavy lota, not light."],
    [
      "<table><tr><th>Metal</th><td><p>Brass</p></td></tr><tr><td>Size</td><td>M</td></tr></table>",
      "Metal | Brass\nSize | M",
    ],
    ["<p>a</p><p>&nbsp;</p><p></p><hr><p>b</p>", "a\n\nb"],
    ["<!-- wp:paragraph --><p class=\"x\" data-a='b>c'>Hello</p><!-- /wp -->", "Hello"],
    ["<style>p{color:red}</style><script>alert('<p>')</script><p>Hello</p>", "Hello"],
    ['<o:p>Word</o:p><svg><path d="M0"/></svg> and <x-y>more</x-y> <custom>end</custom>', "Word and more end"],
    [
      "First <b>line</b>\n\nSecond\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\nEnd",
      "First line\n\nSecond\n\n- one\n- two\n\nEnd",
    ],
    ['<p>Cut in the middle <a href="https://a.in', "Cut in the middle"],
    ["<a href='https://a.in'>A link</a><img src=x onerror=alert(1)>", "A link"],
    ["<![CDATA[<p>Data</p>]]>", "Data"],
    ["&lt;p&gt;Twice &amp;amp; over&lt;/p&gt;", "Twice & over"],
    [
      "Tom &amp; Jerry &#8377;5 &#x20B9;6 it&#146;s &hellip; &frac12; &unknown; &#0;",
      "Tom & Jerry ₹5 ₹6 it’s … ½ &unknown; &#0;",
    ],
  ])("%j is %j", (html, text) => {
    expect(toPlainText(html)).toBe(text)
    expect(toPlainText(text)).toBe(text)
  })

  it.each([
    "Heavy brass\n\n  - polished\n\n\nby hand ",
    "I <3 brass, 5 < 6 > 4, a <M> or <XL>, x<y, R&B, AT&T; 3 <= 4",
    "पीतल का लोटा & more",
  ])("stays as it is without HTML: %j", (text) => expect(toPlainText(text)).toBe(text))

  it("has no tag left, and is not changed by being read again", () => {
    const parts = [
      "<p>",
      "</p>",
      "<li>",
      "<ul>",
      "</ul>",
      "<br>",
      "a",
      " ",
      "\n",
      "&lt;",
      "&gt;",
      "&amp;",
      "<",
      ">",
      "p",
      "/",
      "<td>",
      "</td>",
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (some) => {
        const text = toPlainText(some.join(""))
        expect(text).not.toMatch(/<\/?(?:p|li|ul|br|td)>/)
        expect(toPlainText(text)).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  it("is read soon, whatever is repeated in it", () => {
    for (const part of ["<![CDATA[", "<!--", '<a "', "<!a", "<script>", "<p a='", "<x>", "<ul><li>", "&amp;lt;b"])
      expect(toPlainText(part.repeat(2_000)).length).toBeLessThan(20_000)
    expect(toPlainText(`<a${" ".repeat(50_000)}b`)).toMatch(/b$/)
  })
})

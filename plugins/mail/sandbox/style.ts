/** The mailbox in the shop's colours, in light and dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fbf7ef, #111714);
  --surface: light-dark(#ffffff, #19211d);
  --line: light-dark(#e7dece, #2c3731);
  --strong: light-dark(#857a68, #7d8c83);
  --ink: light-dark(#1b2721, #f2efe7);
  --soft: light-dark(#57605a, #b4bdb6);
  --brand: light-dark(#1c4f3e, #93d3b4);
}
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.6 ui-sans-serif, system-ui, sans-serif }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px }
h1 { margin: 8px 0; font-size: 26px; line-height: 1.25; overflow-wrap: anywhere }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.soft { color: var(--soft); font-size: 14px }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin: 20px 0 }
input, button {
  min-height: 44px; border: 1px solid var(--strong); border-radius: 8px;
  background: var(--surface); color: var(--ink); font: inherit; padding: 0 14px
}
input { flex: 1 1 200px; min-width: 0 }
button { font-weight: 600; cursor: pointer }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; padding: 14px 16px; color: inherit; text-decoration: none; overflow-wrap: anywhere }
li a:hover .subject { text-decoration: underline }
.subject { font-weight: 600 }
.empty { padding: 48px 16px; text-align: center; color: var(--soft); border: 1px dashed var(--strong); border-radius: 12px }
.back { display: inline-flex; align-items: center; min-height: 44px }
dl { margin: 0 0 16px }
dl div { display: flex; gap: 10px }
dt { flex: none; width: 80px; color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere; min-width: 0 }
iframe { display: block; width: 100%; height: 75vh; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
details { margin-top: 16px }
summary { min-height: 44px; display: list-item; padding: 8px 0; cursor: pointer }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere }
`

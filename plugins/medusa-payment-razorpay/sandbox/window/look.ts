const CSS = `
.rzp-sandbox { width: min(26rem, calc(100vw - 1.5rem)); max-height: calc(100dvh - 1.5rem); margin: auto; padding: 0;
border: 0; border-radius: 14px; overflow: auto; background: #fff; color: #1b1b1f; font: 16px/1.5 system-ui, sans-serif;
box-shadow: 0 24px 64px rgb(0 0 0 / .35) }
.rzp-sandbox::backdrop { background: rgb(15 18 30 / .6) }
.rzp-sandbox * { box-sizing: border-box }
.rzp-sandbox .test { margin: 0; padding: .5rem 1.25rem; background: #fff1c2; color: #5a3d00; font-weight: 600; font-size: .875rem }
.rzp-sandbox .body { padding: 1rem 1.25rem 1.25rem; display: grid; gap: .875rem }
.rzp-sandbox h2 { margin: 0; font-size: 1.125rem }
.rzp-sandbox .amount { margin: 0; font-size: 1.75rem; font-weight: 700 }
.rzp-sandbox .alert { margin: 0; padding: .625rem .75rem; border-radius: 8px; background: #fde8e8; color: #8c1414 }
.rzp-sandbox .alert:empty { display: none }
.rzp-sandbox .row { display: grid; gap: .5rem; grid-template-columns: repeat(3, 1fr) }
.rzp-sandbox button { min-height: 44px; padding: 0 .75rem; border: 1px solid #c9c9d4; border-radius: 8px; background: #fff;
color: inherit; font: inherit; font-weight: 600; cursor: pointer }
.rzp-sandbox button.main { background: #1d4ed8; border-color: #1d4ed8; color: #fff }
.rzp-sandbox button:disabled { opacity: .5; cursor: default }
.rzp-sandbox :focus-visible { outline: 3px solid #7aa2ff; outline-offset: 2px }
.rzp-sandbox form { display: grid; gap: .5rem; padding-top: .875rem; border-top: 1px solid #e6e6ee }
.rzp-sandbox h3 { margin: 0; font-size: 1rem }
.rzp-sandbox label { display: grid; gap: .25rem; font-size: .875rem }
.rzp-sandbox input { min-height: 44px; width: 100%; padding: 0 .625rem; border: 1px solid #8a8a99; border-radius: 8px;
background: #fff; color: inherit; font: inherit; font-size: 1rem }
.rzp-sandbox .hint { margin: 0; color: #55555f; font-size: .8125rem }
`
let dressed = false

/** Put on by script, so that no policy on inline styles stands in the way. */
export function dress() {
  if (dressed) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  dressed = true
}

declare global {
  interface Window {
    earlyPresses?: Set<HTMLButtonElement> & { keep: (event: Event) => void }
  }
}

/**
 * Runs in the page's head. What somebody sends before the form's code is there is sent again until the code takes it; the
 * browser by itself would post it to the page, which answers no form, and what was typed would be gone. Which buttons were pressed meanwhile
 * that the browser does nothing for by itself is kept for `repeatEarlyPresses`: each once, however often somebody tried.
 */
export const EARLY_ACTIONS_SCRIPT = `addEventListener("submit",function(e){var f=e.target,b=e.submitter;if(e.defaultPrevented||f.method!=="post"||f.hasAttribute("action"))return;e.preventDefault();clearTimeout(f.again);f.again=setTimeout(function(){f.requestSubmit(b)},50)})
;(function(){var p=window.earlyPresses=new Set;p.keep=function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");if(b)p.add(b)};addEventListener("click",p.keep,true)})()`

/** Call just before the page is hydrated: from then on React answers what is pressed. */
export const stopKeepingPresses = () =>
  window.earlyPresses && removeEventListener("click", window.earlyPresses.keep, true)

/**
 * Presses the buttons again that were pressed before they could answer. Call it in an effect of the whole page; parts of it that are hydrated later
 * are hydrated for the press, which React cannot do within an effect.
 */
export function repeatEarlyPresses() {
  const timer = setTimeout(() => {
    for (const button of window.earlyPresses ?? []) if (button.isConnected) button.click()
    window.earlyPresses?.clear()
  })
  return () => clearTimeout(timer)
}

/**
 * Runs in the page's head. What somebody sends before the form's code is there is sent again until the code takes it; the
 * browser by itself would post it to the page, which answers no form, and what was typed would be gone.
 */
export const EARLY_SUBMIT_SCRIPT = `addEventListener("submit",function(e){var f=e.target,b=e.submitter;if(e.defaultPrevented||f.method!=="post"||f.hasAttribute("action"))return;e.preventDefault();clearTimeout(f.again);f.again=setTimeout(function(){f.requestSubmit(b)},50)})`

/**
 * Props of a sentence that has the focus when its page is loaded, also without JavaScript: the page is shown again to
 * say it. React does not know `autofocus` when it hydrates.
 */
export const FOCUSED_ON_LOAD = { tabIndex: -1, autoFocus: true, suppressHydrationWarning: true } as const

/**
 * Props of a message that gets the focus when its page is loaded, also without JavaScript. The hydration warning is
 * suppressed because React does not hydrate `autofocus`.
 */
export const FOCUSED_ON_LOAD = { tabIndex: -1, autoFocus: true, suppressHydrationWarning: true } as const

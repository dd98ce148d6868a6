import type { Page } from "@playwright/test"

/**
 * Does something, and waits for the notice that says so. It stands for a second or two by the page's own clock, so it
 * is looked for from before, in every frame that the page draws.
 */
export const expectNotice = (page: Page, text: string, act: () => Promise<unknown>) =>
  Promise.all([page.waitForFunction((wanted) => document.body?.textContent.includes(wanted), text), act()])

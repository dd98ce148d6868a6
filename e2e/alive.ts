import type { Page } from "@playwright/test"

/** The page's code answers in it: what stood there before could be looked at only. */
export const isAlive = (page: Page) => page.waitForFunction(() => "__reactRouterDataRouter" in window)

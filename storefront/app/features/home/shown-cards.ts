import { createListeners } from "../../lib/listeners.ts"

/** In whole rows of two: how many products a phone shows at first, and how many each "Show more" adds. */
const FIRST_CARDS = 10
const MORE_CARDS = 20

const KEY = "home_cards_shown"
const { notify, subscribe } = createListeners()
let shown: number | undefined

function stored(): number {
  try {
    return Math.max(FIRST_CARDS, Number(sessionStorage.getItem(KEY)) || 0)
  } catch {
    return FIRST_CARDS
  }
}

/** How many cards of home a phone shows in this visit; a store for `useSyncExternalStore`. */
export const shownCards = {
  get: () => (shown ??= stored()),
  getOnServer: () => FIRST_CARDS,
  showMore() {
    shown = shownCards.get() + MORE_CARDS
    try {
      sessionStorage.setItem(KEY, String(shown))
    } catch {
      // without storage the number lasts for this page
    }
    notify()
  },
  subscribe,
}

import { tabStorage } from "../../lib/device/device-storage.ts"
import { storedValue } from "../../lib/device/stored-value.ts"

/** In whole rows of two: how many products a phone shows at first, and how many each "Show more" adds. */
export const FIRST_CARDS = 10
const MORE_CARDS = 20

/** How many cards of home a phone shows in this visit. */
export const shownCards = storedValue("home_cards_shown", tabStorage, (text) =>
  Math.max(FIRST_CARDS, Number(text) || 0),
)

/** Raises it by as many as "Show more" adds. */
export const showMoreCards = () => shownCards.set(String(shownCards.get() + MORE_CARDS))

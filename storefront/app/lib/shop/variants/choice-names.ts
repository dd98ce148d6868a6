/** What options and their values are called in another language than their owner's; what is not here is shown as it is. */
export const CHOICE_NAMES: Record<string, string> = {}

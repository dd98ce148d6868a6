/** Translations of options and values; others are shown as they are. */
export const CHOICE_NAMES: Record<string, string> = {}

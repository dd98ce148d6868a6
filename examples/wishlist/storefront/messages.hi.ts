import type { Translation } from "@haat/sdk/storefront"
import type * as English from "./messages.ts"

export const WISHLIST: Translation<typeof English.WISHLIST> = {
  title: "Wishlist",
  added: "आपकी wishlist में जुड़ गया",
  removed: "आपकी wishlist से हट गया",
  addOne: (name) => `${name} को wishlist में जोड़ें`,
  wishFor: (name) => `${name} आपकी wishlist में`,
  open: "अपनी wishlist खोलें",
  banner: "नया: जो पसंद आए उसे लिस्ट में रखें और शेयर करें",
  fromList: "आपकी wishlist से",
  inList: (list) => `आपकी लिस्ट ${list} में`,
}

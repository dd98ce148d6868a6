import { BANNER_MESSAGES } from "@haat/banners/contract"
import { FAQ_MESSAGES } from "@haat/faqs/contract"

/** What Customize UI says, the specification's words first. */
export const MESSAGES = {
  banner: {
    ...BANNER_MESSAGES,
    title: "Banner",
    advice: "A picture of 16:9 or 21:9 looks best.",
    none: "No banners yet",
    noneText: "The first one you add is the first thing shoppers see on the home page.",
    gone: "It disappears from the home page at once.",
    hindiHint: "Optional: the same picture with its words in Hindi. Without it, the picture above is shown.",
    noPicture: "The picture could not be loaded from this address.",
    pictureKinds: "JPEG, PNG, WebP or AVIF, up to 5 MB.",
  },
  mainProducts: {
    title: "Main Products",
    saved: BANNER_MESSAGES.mainProductsSaved,
    hint: "Shown on the home page as Trending Products, in this order.",
    none: "No main products yet",
    noneText: "Search for a product and add it.",
    shownAs: "Trending Products",
    newestInstead: "As long as you show none, the home page shows the newest products that are in stock.",
    search: "Search for a product to add",
    noMatch: "No products found.",
    hidden: "Not active: shoppers do not see it",
    unsaved: "Not saved yet",
  },
  faq: {
    ...FAQ_MESSAGES,
    title: "FAQ",
    none: "No questions yet",
    noneText: "Answer here what shoppers ask most; it is shown at the foot of the home page.",
    gone: "It disappears from the home page at once.",
    questionHere: "The question appears here",
    answerHere: "The answer appears here.",
    hindiHint: "Optional: whoever reads the shop in Hindi sees the English text where this is empty.",
    answerAsShown: "As shoppers read it",
  },
  sure: "Are you sure?",
  wrong: "Oops...",
  deleted: "Deleted!",
} as const

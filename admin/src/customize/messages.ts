import { BANNER_MESSAGES } from "@haat/banners/contract"
import { FAQ_MESSAGES } from "@haat/faqs/contract"

/** Words of Customize UI, the specification's first. */
export const messages = {
  name: "Customize UI",
  sure: "Are you sure?",
  wrong: "Oops...",
  deleted: "Deleted!",
  delete: "Delete",
  preview: "Preview",
  sections: {
    banner: "Banner",
    bannerBelow: "Wide pictures at the top of the home page",
    mainProducts: "Main Products",
    mainProductsBelow: "Trending Products, in your order",
    faq: "FAQ",
    faqBelow: "Questions shoppers ask, and your answers",
  },
}

export const banners = {
  name: "Banner |||| Banners",
  fields: {
    image_url: "Image URL",
    image_url_hi: "Address of the Hindi picture",
    redirect_url: "Redirect URL",
    picture: "Picture from this device",
    picture_hi: "Hindi picture from this device",
  },
  ...(BANNER_MESSAGES as Record<keyof typeof BANNER_MESSAGES, string>),
  form: "New banner",
  add: "Add Banner",
  advice: "A picture of 16:9 or 21:9 looks best.",
  none: "No banners yet",
  noneText: "The first one you add is the first thing shoppers see on the home page.",
  gone: "It disappears from the home page at once.",
  imageHint: "Starts with https://, or with / for a picture of this shop.",
  hindiHint: "Optional: the same picture with its words in Hindi. Without it, the picture above is shown.",
  redirectHint: "Where a click leads: /category/…, or https://…",
  usedInstead: "The chosen picture is used instead.",
  noPicture: "The picture could not be loaded from this address.",
  pictureKinds: "JPEG, PNG, WebP, AVIF or HEIC. A large one is made smaller before it is sent.",
  upload: "Upload a picture",
  another: "Choose another picture",
  useAddress: "Use an address",
  shape: "Shape of the preview",
  previewOf: "Preview of the banner",
  appears: "The picture appears here",
  one: "Banner %{number}",
  deleteOne: "Delete banner %{number}",
  leadsTo: "Leads to",
  audit: { thing: "banner" },
}

export const mainProducts = {
  name: "Main product |||| Main products",
  saved: BANNER_MESSAGES.mainProductsSaved as string,
  save: "Save Main Products",
  saving: "Saving…",
  hint: "Shown on the home page as Trending Products, in this order.",
  none: "No main products yet",
  noneText: "Search for a product and add it.",
  shownAs: "Trending Products",
  newestInstead: "As long as you show none, the home page shows the newest products that are in stock.",
  search: "Search for a product to add",
  noMatch: "No products found.",
  hidden: "Not active: shoppers do not see it",
  unsaved: "Not saved yet",
  remove: "Remove %{name}",
  audit: { thing: "main products" },
}

export const faqs = {
  name: "Question |||| Questions",
  fields: { question: "Question", answer: "Answer", question_hi: "सवाल (Hindi)", answer_hi: "जवाब (Hindi)" },
  ...(FAQ_MESSAGES as Record<keyof typeof FAQ_MESSAGES, string>),
  form: "New question",
  add: "Add FAQ",
  none: "No questions yet",
  noneText: "Answer here what shoppers ask most; it is shown at the foot of the home page.",
  gone: "It disappears from the home page at once.",
  questionHere: "The question appears here",
  answerHere: "The answer appears here.",
  hindiHint: "Optional: Hindi readers see the English text where this is empty.",
  answerAsShown: "As shoppers read it",
  deleteOne: "Delete question %{number}",
  audit: { thing: "question" },
}

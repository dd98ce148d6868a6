import { plural } from "@haat/sdk/storefront"

/** Texts of a product's reviews. The validation messages of the form are in the contract. */
export const REVIEWS = {
  title: "Reviews",
  none: "No reviews yet.",
  noneHint: "Buy this product to be the first to review it.",
  loading: "Loading reviews",
  failed: "The reviews could not be loaded.",
  more: "Show more reviews",
  yours: "Your review",
  reply: (shop: string) => `Reply from ${shop}`,
  hidden: "Your review is hidden by the shop. Nobody but you can read it.",
  add: "Add Review",
  edit: "Edit your review",
  formTitle: "Review this product",
  buyersOnly: "Those who have bought this product can review it.",
  formHint: "Everybody can read your review, with your name beside it.",
  rating: "Rating",
  comment: "Review",
  commentHint: "What do you like, what do you not like?",
  save: "Save Review",
  saved: "Review saved",
  saveFailed: "Something went wrong. Please try again later.",
  star: (stars: number) => plural(stars, { one: "1 star", other: `${stars} stars` }),
  bought: (day: string) => `You bought this on ${day}`,
} as const

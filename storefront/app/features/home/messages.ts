/** Texts of home; those of failures and of the newsletter are the specification's. */
export const HOME = {
  title: (shop: string) => `${shop}: everyday good things from India`,
  description:
    "Sarees, spices, steel and more from makers across India. Clear prices in rupees, Cash On Delivery everywhere.",
  trending: "Trending Products",
  explore: "Explore Products",
  exploreAll: (count: number) => `Explore all ${count} products`,
  showMore: "Show more",
  shown: (shown: number, count: number) => `${shown} of ${count} products are shown`,
  loadingBanners: "banners",
  loadingTrending: "trending products",
  noProducts: "No products found.",
  oops: "Oops...",
  somethingWrong: "Something went wrong...",
  ok: "OK",
}

export const BANNERS = {
  region: "Banners",
  previous: "Previous banner",
  next: "Next banner",
  show: (place: number, count: number) => `Show banner ${place} of ${count}`,
  /** name of a banner whose target has none */
  unnamed: (place: number, count: number) => `Banner ${place} of ${count}`,
}

export const REVIEWS = { title: "What our shoppers say" }

export const NEWSLETTER = {
  title: "Hear of new things first",
  email: "Email",
  placeholder: "you@example.com",
  subscribe: "Subscribe",
  subscribed: "Subscribed Successfully!",
  failed: "Already Subscribed or Invalid!",
  noResponse: "The shop did not answer; please try again in a moment.",
}

export const SUBSCRIBED_MS = 1_500

export const FAQ = { title: "Frequently asked questions" }

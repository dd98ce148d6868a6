export const BANNERS = {
  region: "Banners",
  previous: "Previous banner",
  next: "Next banner",
  show: (place: number, count: number) => `Show banner ${place} of ${count}`,
  /** name of a banner whose target has none */
  unnamed: (place: number, count: number) => `Banner ${place} of ${count}`,
  loading: "banners",
}

export const TRENDING = {
  title: "Trending Products",
  loading: "trending products",
}

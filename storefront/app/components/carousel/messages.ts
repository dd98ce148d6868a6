/** Texts of carousels. */
export const CAROUSEL = {
  kind: "carousel",
  stop: "Stop moving",
  start: "Start moving",
  previousProducts: "Previous products",
  nextProducts: "Next products",
  loading: (what: string) => `Loading ${what}`,
}

/** True in `npm run test:full`, which repeats, races and kills as often as a promise deserves. */
export const IS_FULL_RUN = process.env.HAAT_TEST_SIZE === "full"

/** How often, how many: few in `npm test`, which shows that a guard is there, and many in `npm run test:full`. */
export const smallOrFull = (small: number, full: number) => (IS_FULL_RUN ? full : small)

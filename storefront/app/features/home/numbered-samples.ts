type Sample = { name: string; rating: number; review: string }

/** Adds id and picture to each, which are the same in every language. */
export const numbered = (samples: Sample[]) =>
  samples.map((sample, i) => {
    const id = String(i + 1).padStart(2, "0")
    return { id, imageUrl: `/shoppers/${id}.svg`, ...sample }
  })

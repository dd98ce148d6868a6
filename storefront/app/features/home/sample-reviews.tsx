import { useSuspenseQuery } from "@tanstack/react-query"
import { useId } from "react"
import { Picture } from "../../components/picture.tsx"
import { Stars } from "../../components/stars.tsx"
import { seedQuery, shuffle } from "../../lib/visit/seed.ts"
import { SAMPLES, SAMPLES_TITLE } from "./review-samples.ts"

const SHOWN = 3

/** In the order of the samples, in every language. */
const RATINGS = [5, 4, 5, 3, 5, 4, 5, 4, 5, 2, 4, 5, 5, 3, 4]

/** The samples with id, rating and picture. */
export const toSampleReviews = (samples: typeof SAMPLES) =>
  Object.entries(samples).map(([name, review], i) => {
    const id = String(i + 1).padStart(2, "0")
    return { id, name, review, rating: RATINGS[i], imageUrl: `/shoppers/${id}.svg` }
  })

/** Three of the sample reviews, chosen by the visit's seed. */
export default function SampleReviews({ title = SAMPLES_TITLE }: { title?: string }) {
  const heading = useId()
  const { data: seed } = useSuspenseQuery(seedQuery)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 text-2xl font-semibold">
        {title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {shuffle(toSampleReviews(SAMPLES), seed)
          .slice(0, SHOWN)
          .map(({ id, name, review, rating, imageUrl }) => (
            <li key={id} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
              <Stars rating={rating} />
              <p className="grow">{review}</p>
              <div className="flex items-center gap-3">
                <Picture
                  image={{ url: imageUrl, width: 44, height: 44 }}
                  alt=""
                  className="size-11 rounded-full object-cover"
                />
                <p className="font-medium">{name}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}

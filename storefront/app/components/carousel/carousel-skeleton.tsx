import { Skeleton } from "../skeleton.tsx"
import { CAROUSEL } from "./messages.ts"

const SLIDES = 5

type CarouselSkeletonProps = {
  /** what is loading, as in "Loading banners" */
  what: string
  /** of one slide, such as its shape */
  className: string
  /** One slide at a time, or as many as fit. */
  single?: boolean
}

/** The shape of five slides that are still loading. */
export const CarouselSkeleton = ({ what, className, single }: CarouselSkeletonProps) => (
  <div role="status">
    <span className="sr-only">{CAROUSEL.loading(what)}</span>
    <div className={`carousel is-moving ${single ? "is-single" : ""}`}>
      <ul aria-hidden>
        {Array.from({ length: SLIDES }, (_, i) => (
          <li key={i}>
            <Skeleton className={className} />
          </li>
        ))}
      </ul>
    </div>
  </div>
)

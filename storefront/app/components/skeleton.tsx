import { cx } from "../lib/class-names.ts"

/** A grey placeholder for something that is loading. The region around it has the text "Loading". */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx("animate-pulse rounded-md bg-sunken", className)} />
)

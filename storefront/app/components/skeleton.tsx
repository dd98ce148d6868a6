import { cx } from "../lib/class-names.ts"

/** A grey shape where something is about to be. The region around it says "Loading". */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx("animate-pulse rounded-md bg-sunken", className)} />
)

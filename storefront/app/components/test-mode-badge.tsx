import { Badge } from "./badge.tsx"
import { COMMON } from "./messages.ts"

/** Marks what comes from a sandbox: no real money moves, no real parcel. */
export const TestModeBadge = ({ className }: { className?: string }) => (
  <Badge tone="bargain" className={className}>
    {COMMON.testMode}
  </Badge>
)

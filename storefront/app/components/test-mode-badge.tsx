import { Badge } from "./badge.tsx"
import { COMMON } from "./messages.ts"

/** Marks payments and deliveries that are a sandbox's: no real money, no real parcel. */
export const TestModeBadge = () => <Badge tone="bargain">{COMMON.testMode}</Badge>

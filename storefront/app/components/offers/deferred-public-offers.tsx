import { Suspense, useEffect, useState } from "react"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { whenIdle } from "../../lib/lazy-loading/when-idle.ts"

const PublicOffers = lazyPart(() => import("./public-offers.tsx"))

/** The offers that need no code, read when the page is there: the page itself waits for none. */
export function DeferredPublicOffers({ product_id }: { product_id?: string }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    void whenIdle().then(() => setTime(true))
  }, [])
  return (
    isTime && (
      <Suspense>
        <PublicOffers product_id={product_id} />
      </Suspense>
    )
  )
}

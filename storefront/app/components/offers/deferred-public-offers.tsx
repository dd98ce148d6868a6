import { Suspense, useEffect, useState } from "react"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { whenIdle } from "../../lib/lazy-loading/when-idle.ts"

const PublicOffers = lazyPart(() => import("./public-offers.tsx"))

/** Loads offers without a code once the page is idle, so that the page does not wait for them. */
export function DeferredPublicOffers({ product_id }: { product_id?: string }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void whenIdle().then(() => setReady(true))
  }, [])
  return (
    isReady && (
      <Suspense>
        <PublicOffers product_id={product_id} />
      </Suspense>
    )
  )
}

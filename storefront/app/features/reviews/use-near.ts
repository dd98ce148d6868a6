import { type RefObject, useEffect, useState } from "react"

/** How far away somebody may still be for something to be worth fetching. */
const NEAR = "1000px"

/** True from the moment that the element has come near to what is seen. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: NEAR },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return near
}

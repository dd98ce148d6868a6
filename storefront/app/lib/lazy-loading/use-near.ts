import { type RefObject, useEffect, useState } from "react"

/** How far from being visible an element counts as near. */
const NEAR = "1000px"

/** True once the element has come near the visible part of the page. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
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

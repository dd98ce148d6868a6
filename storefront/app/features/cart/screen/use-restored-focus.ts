import { type RefObject, useLayoutEffect, useRef } from "react"

/** When a line is removed with the focus in it, moves the focus to `region` instead of the top of the page. */
export const useRestoredFocus = (region: RefObject<HTMLElement | null>, count: number) => {
  const before = useRef(count)
  useLayoutEffect(() => {
    const lostOne = count < before.current
    before.current = count
    const active = document.activeElement
    if (lostOne && (!active || active === document.body)) region.current?.focus({ preventScroll: true })
  }, [count, region])
}

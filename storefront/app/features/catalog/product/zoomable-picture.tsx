import type { ProductImage } from "@haat/catalog/contract"
import { type PointerEvent, useLayoutEffect, useRef } from "react"
import { Picture } from "../../../components/picture.tsx"
import { cx } from "../../../lib/class-names.ts"

/** Two taps are a double tap within this time and this distance. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 32

type ZoomablePictureProps = {
  image: ProductImage | undefined
  alt: string
  /** two and a half times as large as the screen, to be scrolled */
  isNear: boolean
  onZoom: (isNear: boolean) => void
}

/** A picture that fits its frame. A click or a double tap zooms in on that spot; pinching works as well. */
export function ZoomablePicture({ image, alt, isNear, onZoom }: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const spot = useRef({ x: 0.5, y: 0.5 })
  const tap = useRef({ time: 0, x: 0, y: 0 })

  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !isNear) return
    current.scrollTo(
      spot.current.x * current.scrollWidth - current.clientWidth / 2,
      spot.current.y * current.scrollHeight - current.clientHeight / 2,
    )
    spot.current = { x: 0.5, y: 0.5 }
  }, [isNear])

  const zoomAt = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    spot.current = { x: (clientX - left) / width, y: (clientY - top) / height }
    onZoom(!isNear)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return event.button === 0 && zoomAt(event)
    const { time, x, y } = tap.current
    const isSecond =
      event.timeStamp - time < DOUBLE_TAP_MS && Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE_TAP_PX
    tap.current = { time: isSecond ? 0 : event.timeStamp, x: event.clientX, y: event.clientY }
    if (isSecond) zoomAt(event)
  }

  return (
    // a scrollable area must be reachable by keyboard
    <div
      ref={frame}
      role="group"
      aria-label={alt}
      tabIndex={isNear ? 0 : undefined}
      onPointerUp={onPointerUp}
      className={cx("touch-manipulation overflow-auto", isNear ? "cursor-zoom-out" : "cursor-zoom-in")}
    >
      <Picture
        image={image}
        alt={alt}
        sizes="250vw"
        draggable={false}
        className={cx(
          "max-w-none bg-transparent object-contain select-none",
          isNear ? "h-[250%] w-[250%]" : "size-full",
        )}
      />
    </div>
  )
}

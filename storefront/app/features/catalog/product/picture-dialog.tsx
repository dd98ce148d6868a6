import type { ProductImage } from "@haat/catalog/contract"
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { IconButton } from "../../../components/icon-button.tsx"
import { COMMON } from "../../../components/messages.ts"
import { Picture } from "../../../components/picture.tsx"
import { cx } from "../../../lib/class-names.ts"
import { PRODUCT } from "./messages.ts"

type PictureDialogProps = {
  pictures: ProductImage[]
  name: string
  /** index of the picture that is shown */
  chosen: number
  onChoose: (index: number) => void
  open: boolean
  onClose: () => void
  /** gets the focus back when it closes */
  opener: RefObject<HTMLElement | null>
}

/**
 * A product's pictures, full-screen. Zoomed by pinching, a double tap, a button or the plus key; the arrow keys change
 * the picture.
 */
export default function PictureDialog({ pictures, name, chosen, onChoose, open, onClose, opener }: PictureDialogProps) {
  const [isNear, setNear] = useState(false)
  const count = pictures.length
  const show = (index: number) => {
    setNear(false)
    onChoose((index + count) % count)
  }
  const turn = (event: KeyboardEvent) => {
    // in a zoomed picture the arrow keys scroll
    if (event.key === "ArrowLeft" && !isNear) show(chosen - 1)
    else if (event.key === "ArrowRight" && !isNear) show(chosen + 1)
    else if (event.key === "+" || event.key === "=") setNear(true)
    else if (event.key === "-") setNear(false)
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    opener.current?.focus()
  }
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={turn}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-0 z-50 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] bg-canvas text-ink outline-none"
        >
          <div className="flex items-center gap-1 border-b border-line px-3 py-1.5">
            <Radix.Title className="min-w-0 grow truncate font-medium">
              {count > 1 ? PRODUCT.pictureOf(name, chosen + 1, count) : name}
            </Radix.Title>
            {count > 1 && (
              <>
                <IconButton icon={ChevronLeft} label={PRODUCT.previous} onClick={() => show(chosen - 1)} />
                <IconButton icon={ChevronRight} label={PRODUCT.next} onClick={() => show(chosen + 1)} />
              </>
            )}
            <IconButton
              icon={isNear ? ZoomOut : ZoomIn}
              label={isNear ? PRODUCT.zoomOut : PRODUCT.zoomIn}
              onClick={() => setNear(!isNear)}
            />
            <Radix.Close asChild>
              <IconButton icon={X} label={COMMON.close} />
            </Radix.Close>
          </div>
          <ZoomablePicture
            key={pictures[chosen]?.id}
            image={pictures[chosen]}
            alt={name}
            isNear={isNear}
            onZoom={setNear}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

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
function ZoomablePicture({ image, alt, isNear, onZoom }: ZoomablePictureProps) {
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

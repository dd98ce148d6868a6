import type { ProductImage } from "@haat/catalog/contract"
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { type KeyboardEvent, type RefObject, useState } from "react"
import { IconButton } from "../../../components/icon-button.tsx"
import { COMMON } from "../../../components/messages.ts"
import { PRODUCT } from "./messages.ts"
import { ZoomablePicture } from "./zoomable-picture.tsx"

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

/** A product's pictures, full-screen. Zoomed by pinching, a double tap, a button or the plus key; the arrow keys change the picture. */
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

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { IconButton } from "../icon-button.tsx"
import { CAROUSEL } from "./messages.ts"
import type { useMotion } from "./use-motion.ts"

type CarouselControlsProps = {
  motion: Pick<ReturnType<typeof useMotion>, "canMove" | "isPlaying" | "move">
  /** Names of the arrows. */
  previous: string
  next: string
}

/** Pause and arrows; invisible, but of the same size, while there is nothing to move. */
export const CarouselControls = ({ motion: { canMove, isPlaying, move }, previous, next }: CarouselControlsProps) => (
  <div className={`flex ${canMove ? "" : "invisible"}`}>
    <IconButton
      icon={isPlaying ? Pause : Play}
      label={isPlaying ? CAROUSEL.stop : CAROUSEL.start}
      onClick={() => move((motion) => motion.play(!isPlaying))}
      className="[&_svg]:fill-current"
    />
    <IconButton icon={ChevronLeft} label={previous} onClick={() => move((motion) => motion.previous())} />
    <IconButton icon={ChevronRight} label={next} onClick={() => move((motion) => motion.next())} />
  </div>
)

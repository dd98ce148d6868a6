import { Menu, X } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useLocation, useNavigation } from "react-router-dom"
import { Footer } from "./footer.tsx"
import { Logo } from "./logo.tsx"
import { ThemeToggle } from "./theme-toggle.tsx"

const MENU = "menu"

type ShopFrameProps = {
  /** the navigation list; drawn at the side, and again in the drawer of a phone */
  navigation: ReactNode
  /** beside the menu button on phones */
  cartLink: ReactNode
  /** above the page, where it makes sense */
  search?: ReactNode
  children: ReactNode
}

/** Navigation at the side, or behind a menu button on phones; the page; the footer. */
export function ShopFrame({ navigation, cartLink, search, children }: ShopFrameProps) {
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        Skip to content
      </a>
      <Progress />
      <header className="sticky top-0 z-40 flex h-16 items-center gap-1 border-b border-line bg-canvas px-3 lg:hidden">
        <button
          type="button"
          popoverTarget={MENU}
          aria-label="Menu"
          className="grid size-11 place-items-center rounded-md hover:bg-sunken"
        >
          <Menu aria-hidden className="size-5" />
        </button>
        <Logo />
        <div className="ml-auto">{cartLink}</div>
      </header>
      <Drawer>{navigation}</Drawer>
      <header className="sticky top-0 hidden h-dvh flex-col gap-8 overflow-y-auto border-r border-line px-4 py-6 lg:flex">
        <Logo />
        <nav aria-label="Main">{navigation}</nav>
        <div className="mt-auto">
          <ThemeToggle />
        </div>
      </header>
      <div className="flex min-h-[calc(100dvh-4rem)] min-w-0 flex-col lg:min-h-dvh">
        {search && <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6 lg:px-10 lg:pt-6">{search}</div>}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl grow px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-8"
        >
          {children}
        </main>
        <Footer />
      </div>
    </div>
  )
}

/** A popover needs no script to open, closes on Escape and on a tap beside it. */
function Drawer({ children }: { children: ReactNode }) {
  const drawer = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (key && drawer.current?.matches(":popover-open")) drawer.current.hidePopover()
  }, [key])
  return (
    <div
      ref={drawer}
      id={MENU}
      popover="auto"
      className="h-dvh max-h-dvh w-72 max-w-[85vw] flex-col gap-6 border-r border-line bg-canvas px-4 py-3 text-ink shadow-float backdrop:bg-black/50 open:flex"
    >
      <div className="flex items-center justify-between">
        <Logo />
        <button
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <nav aria-label="Menu">{children}</nav>
      <div className="mt-auto pb-3">
        <ThemeToggle />
      </div>
    </div>
  )
}

/** A thin line while the next page is on its way. */
function Progress() {
  const { state } = useNavigation()
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1">
      {state === "loading" && (
        <>
          <span className="sr-only">Loading</span>
          <div className="h-full w-full origin-left animate-progress bg-accent" />
        </>
      )}
    </div>
  )
}

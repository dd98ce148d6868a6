import LayoutBanner from "virtual:haat/slots/layout.banner"
import LayoutEnd from "virtual:haat/slots/layout.end"
import { Menu, Search, X } from "lucide-react"
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { Link, useLocation, useNavigation } from "react-router-dom"
import { ConnectionNotice } from "../connection-notice.tsx"
import { IconButton } from "../icon-button.tsx"
import { Section } from "../section.tsx"
import { Footer } from "./footer.tsx"
import { LanguageOffer, LanguageSwitch } from "./language-switch.tsx"
import { Logo } from "./logo.tsx"
import { LAYOUT } from "./messages.ts"
import { SkipLink } from "./skip-link.tsx"
import { ThemeToggle } from "./theme-toggle.tsx"

const MENU = "menu"

type ShopFrameProps = {
  /** the navigation list, at the side or in the drawer of a phone */
  navigation: ReactNode
  /** beside the menu button on phones */
  cartLink: ReactNode
  /** the search box above the page, unless the page begins with one; on phones the icon in the head opens it */
  search?: ReactNode
  children: ReactNode
}

/** Navigation at the side, or behind a menu button on phones; the page; the footer. */
export function ShopFrame({ navigation, cartLink, search, children }: ShopFrameProps) {
  const searchBar = usePopover()
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink>{LAYOUT.skip}</SkipLink>
      <Progress />
      <RouteFocus />
      <header className="contents">
        <div className="sticky top-0 z-40 flex h-16 items-center gap-1 border-b border-line bg-canvas px-3 lg:hidden">
          <IconButton icon={Menu} label={LAYOUT.menu} popoverTarget={MENU} />
          <Logo />
          <SearchLink searchBar={searchBar} />
          {cartLink}
        </div>
        <SideBar>{navigation}</SideBar>
      </header>
      <div className="flex min-h-[calc(100dvh-4rem)] min-w-0 flex-col lg:col-start-2 lg:min-h-dvh">
        <ConnectionNotice />
        <LanguageOffer />
        {LayoutBanner && <LayoutBanner />}
        {search && (
          <div
            ref={searchBar}
            popover="auto"
            className={
              "inset-x-0 top-0 mx-auto w-full max-w-7xl overflow-visible border-b border-line bg-canvas p-3 " +
              "text-ink backdrop:bg-black/50 lg:static lg:block lg:border-0 lg:px-10 lg:pt-6 lg:pb-0"
            }
          >
            {search}
          </div>
        )}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl grow px-4 py-6 outline-none sm:px-6 lg:px-10 lg:py-8"
        >
          {children}
          {LayoutEnd && <LayoutEnd />}
        </main>
        <Section name="footer">
          <Footer />
        </Section>
      </div>
    </div>
  )
}

/**
 * Opens the search bar on phones, or goes to the field that the page has; before hydration it leads to the search page.
 */
function SearchLink({ searchBar }: { searchBar: RefObject<HTMLElement | null> }) {
  const focusField = (event: MouseEvent) => {
    searchBar.current?.togglePopover(true)
    const fields = document.querySelectorAll<HTMLInputElement>("main [type=search], [popover] [type=search]")
    const field = [...fields].find((one) => one.checkVisibility())
    if (!field) return
    event.preventDefault()
    field.focus()
  }
  return (
    <Link
      to="/search"
      onClick={focusField}
      aria-label={LAYOUT.search}
      className="ml-auto grid size-11 place-items-center rounded-md hover:bg-sunken"
    >
      <Search className="size-5" />
    </Link>
  )
}

/** A popover that opens without JavaScript, closes on Escape and on a tap outside, and here when the page changes. */
function usePopover() {
  const popover = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    // it may have been opened before hydration: only a change of page closes it
    if (key !== lastKey.current && popover.current?.matches(":popover-open")) popover.current.hidePopover()
    lastKey.current = key
  }, [key])
  return popover
}

/** One list for every width: a drawer on phones, a column beside the page on wide screens. */
function SideBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={usePopover()}
      id={MENU}
      popover="auto"
      className={
        "h-dvh max-h-dvh w-72 max-w-[85vw] flex-col gap-6 overflow-y-auto border-r border-line bg-canvas px-4 py-3 " +
        "text-ink shadow-float backdrop:bg-black/50 open:flex lg:sticky lg:inset-auto lg:top-0 lg:flex lg:w-60 " +
        "lg:gap-8 lg:py-6 lg:shadow-none"
      }
    >
      <div className="flex items-center justify-between">
        <Logo />
        <IconButton
          icon={X}
          label={LAYOUT.closeMenu}
          popoverTarget={MENU}
          popoverTargetAction="hide"
          className="lg:hidden"
        />
      </div>
      <nav aria-label={LAYOUT.menu}>{children}</nav>
      <div className="mt-auto space-y-1 pb-3 lg:pb-0">
        <LanguageSwitch />
        <ThemeToggle />
      </div>
    </div>
  )
}

/** A thin line while the next page is loading. */
function Progress() {
  const { state } = useNavigation()
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1">
      {state === "loading" && (
        <>
          <span className="sr-only">{LAYOUT.loading}</span>
          <div className="h-full w-full origin-left animate-progress bg-accent" />
        </>
      )}
    </div>
  )
}

/** After a change of page moves the focus to the content and announces the title to screen readers. */
function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState("")
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

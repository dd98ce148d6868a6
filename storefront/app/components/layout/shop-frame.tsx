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
  /** list of links, in the side bar or in the drawer of phones */
  navigation: ReactNode
  /** link to the cart in the header of phones */
  cartLink: ReactNode
  /** search box above the page; absent when the page has its own. On phones the icon in the header opens it. */
  search?: ReactNode
  children: ReactNode
}

/** Layout of all pages: side bar (a drawer on phones), search, page and footer. */
export function ShopFrame({ navigation, cartLink, search, children }: ShopFrameProps) {
  const searchBar = usePopoverClosedByNavigation()
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink>{LAYOUT.skip}</SkipLink>
      <NavigationProgress />
      <FocusAfterNavigation />
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
 * Search icon in the header of phones: opens the search bar and focuses its field, or that of the page where the page
 * has its own. Before hydration, and on pages without a search field, it is a link to /search.
 */
function SearchLink({ searchBar }: { searchBar: RefObject<HTMLElement | null> }) {
  const openSearch = (event: MouseEvent) => {
    searchBar.current?.togglePopover(true)
    const fields = document.querySelectorAll<HTMLInputElement>("main [type=search], [popover] [type=search]")
    const visibleField = [...fields].find((field) => field.checkVisibility())
    if (!visibleField) return
    event.preventDefault()
    visibleField.focus()
  }
  return (
    <Link
      to="/search"
      onClick={openSearch}
      aria-label={LAYOUT.search}
      className="ml-auto grid size-11 place-items-center rounded-md hover:bg-sunken"
    >
      <Search className="size-5" />
    </Link>
  )
}

/**
 * Returns the ref of a popover and closes it when the page changes. The browser itself closes it on Escape and on a tap
 * outside. `popoverTarget` of a button opens the menu, also before JavaScript is loaded; `SearchLink` opens the search.
 */
function usePopoverClosedByNavigation() {
  const popover = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    // stays open at hydration: the visitor may have opened it before
    if (key !== lastKey.current && popover.current?.matches(":popover-open")) popover.current.hidePopover()
    lastKey.current = key
  }, [key])
  return popover
}

/** Drawer on phones, column beside the page on wide screens. One element is both, so the links are rendered once. */
function SideBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={usePopoverClosedByNavigation()}
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

/** Shows a thin line while the next page is loading. */
function NavigationProgress() {
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

/** Moves the focus to the content after a change of page, and announces the new title to screen readers. */
function FocusAfterNavigation() {
  const { pathname, hash } = useLocation()
  const lastPathname = useRef(pathname)
  const [title, setTitle] = useState("")
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

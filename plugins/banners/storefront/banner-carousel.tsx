import type { ShownBanner } from "@haat/banners/contract"
import { CAROUSEL, CarouselControls, Picture, useAbsolute, useMotion } from "@haat/sdk/storefront"
import { Link } from "react-router-dom"
import { type BannerTarget, bannerName, bannerTarget } from "./banner-name.ts"
import { BANNERS } from "./messages.ts"

/** The shape of a banner. The owner is advised to use 16:9 or 21:9. */
export const BANNER_SHAPE = "aspect-21/9 w-full rounded-xl"

type BannerCarouselProps = {
  title?: string
  banners: ShownBanner[]
  /** Pages that banners may link to, for the names of the links. */
  places: BannerTarget[]
}

/** The owner's banners, one at a time. The first is the largest picture of the page and is loaded at once. */
export function BannerCarousel({ title = BANNERS.region, banners, places }: BannerCarouselProps) {
  const motion = useMotion([1, 1, 1])
  const { row, canMove, activeSlide, move } = motion
  const count = banners.length
  const shopUrl = useAbsolute()("/")

  return (
    <section aria-label={title} aria-roledescription={CAROUSEL.kind}>
      <div ref={row} className="carousel is-single">
        <ul className="swiper-wrapper">
          {banners
            .map((banner, i) => {
              const to = bannerTarget(banner.redirect_url, shopUrl)
              return { ...banner, to, ...bannerName(to, places, i, count) }
            })
            .map(({ id, image_url, to, name, lang }, i) => (
              <li key={id} className="swiper-slide">
                <Link
                  to={to}
                  reloadDocument={!to.startsWith("/")}
                  draggable={false}
                  className="block rounded-xl focus-visible:-outline-offset-3"
                >
                  <Picture
                    image={{ url: image_url, width: 1680, height: 720 }}
                    alt={name}
                    lang={lang}
                    eager={i === 0}
                    draggable={false}
                    className={`${BANNER_SHAPE} object-cover`}
                  />
                </Link>
              </li>
            ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="mt-2 flex items-center justify-between gap-4">
          <ul className={`flex ${canMove ? "" : "invisible"}`}>
            {banners.map(({ id }, i) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={BANNERS.show(i + 1, count)}
                  aria-current={i === activeSlide ? "true" : undefined}
                  onClick={() => move((it) => it.show(i))}
                  className="group grid h-11 w-7 place-items-center"
                >
                  <span
                    className={
                      "size-2.5 rounded-full bg-line-strong transition-all group-hover:bg-ink " +
                      "group-aria-[current=true]:w-5 group-aria-[current=true]:bg-brand"
                    }
                  />
                </button>
              </li>
            ))}
          </ul>
          <CarouselControls motion={motion} previous={BANNERS.previous} next={BANNERS.next} />
        </div>
      )}
    </section>
  )
}

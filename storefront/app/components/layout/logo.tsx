import { Link } from "react-router-dom"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"

/** The owner's logo, else an awning of a market stall, and the shop's name. */
export function Logo() {
  const { name, logo } = useShopFacts()
  return (
    <Link
      to="/"
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md px-2 text-xl font-bold tracking-tight"
    >
      {logo ? (
        <img
          src={logo.url}
          srcSet={logo.srcset}
          width={logo.width}
          height={logo.height}
          sizes="6rem"
          alt=""
          fetchPriority="low"
          className="h-8 w-auto max-w-24 object-contain"
        />
      ) : (
        // the page's icon is the same file, so a high priority gains nothing
        <img src="/favicon.svg" alt="" width={32} height={32} fetchPriority="low" />
      )}
      <span className="min-w-0 truncate">{name}</span>
    </Link>
  )
}

import { displayName } from "../lib/shop/display-name.ts"

type DisplayNameProps = { of: Parameters<typeof displayName>[0]; className?: string }

/** The name of something in a personal response, such as a cart line, marked as English where it has no Hindi one. */
export function DisplayName({ of, className }: DisplayNameProps) {
  const { name, lang } = displayName(of)
  return (
    <span lang={lang} className={className}>
      {name}
    </span>
  )
}

/** The code of an offer, where it has one, and its name. */
export const OfferName = ({ offer }: { offer: DisplayNameProps["of"] & { code?: string | null } }) => (
  <span className="wrap-anywhere">
    {offer.code && `${offer.code} · `}
    <DisplayName of={offer} />
  </span>
)

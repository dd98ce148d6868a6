/** A decorative pattern of petals around a point; `className` sets position and size. */
export const Rangoli = ({ className }: { className: string }) => (
  <div aria-hidden className={`rangoli absolute bg-marigold ${className}`} />
)

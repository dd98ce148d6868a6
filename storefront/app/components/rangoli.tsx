/** A decorative pattern of petals around a point; `className` sets position and size. */
export const Rangoli = ({ className }: { className: string }) => (
  <svg
    aria-hidden
    viewBox="-100 -100 200 200"
    className={`absolute text-marigold ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
  >
    {RINGS.map(({ petals, inner, outer, width }) =>
      Array.from({ length: petals }, (_, i) => (
        <path
          key={`${petals}-${i}`}
          transform={`rotate(${(360 / petals) * i})`}
          d={`M0 ${-inner}C${width} ${-(inner + outer) / 2} ${width} ${-outer + 6} 0 ${-outer}C${-width} ${-outer + 6} ${-width} ${-(inner + outer) / 2} 0 ${-inner}Z`}
        />
      )),
    )}
    <circle r="7" />
    <circle r="97" strokeDasharray="0.1 6" strokeLinecap="round" strokeWidth="2.4" />
  </svg>
)

const RINGS = [
  { petals: 8, inner: 10, outer: 38, width: 10 },
  { petals: 16, inner: 40, outer: 64, width: 7 },
  { petals: 24, inner: 66, outer: 90, width: 6 },
]

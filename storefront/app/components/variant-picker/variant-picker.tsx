import type { KeyboardEvent } from "react"
import { Link } from "react-router-dom"
import { cx } from "../../lib/class-names.ts"
import { choiceName } from "../../lib/shop/variants/choice-name.ts"
import {
  listOptions,
  type OptionValue,
  type ProductOption,
  type Variant,
  type VariantProduct,
  type VariantSummary,
  variantQuery,
} from "../../lib/shop/variants/choose-variant.ts"
import { Swatch } from "../swatch.tsx"
import { PICKER } from "./messages.ts"

type VariantPickerProps = {
  product: VariantProduct & { id: string; variant_summary?: VariantSummary }
  chosen: Variant
  /** When left out, the choice goes into the address. */
  onChoose?: (variant: Variant) => void
}

/** The values of each option, as groups of radio buttons; without JavaScript each is a link. */
export const VariantPicker = ({ product, chosen, onChoose }: VariantPickerProps) => (
  <div className="grid gap-4">
    {listOptions(product, chosen).map((option) => (
      <Option key={option.title} option={option} product={product} onChoose={onChoose} />
    ))}
  </div>
)

type OptionProps = Pick<VariantPickerProps, "product" | "onChoose"> & { option: ProductOption }

function Option({ option: { title, values }, product, onChoose }: OptionProps) {
  const chosen = values.find(({ isChosen }) => isChosen)
  return (
    <div>
      <p className="mb-2 text-sm">
        <span className="font-semibold">{choiceName(title)}:</span> {chosen && choiceName(chosen.value)}
      </p>
      <div role="radiogroup" aria-label={choiceName(title)} onKeyDown={moveFocus} className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Value key={value.value} {...value} product={product} onChoose={onChoose} />
        ))}
      </div>
    </div>
  )
}

const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys choose the next value, as in every group of radio buttons. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = NEXT[event.key]
  if (!step) return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>("a[role=radio]")]
  const at = radios.indexOf(document.activeElement as HTMLElement)
  const next = radios[(at + step + radios.length) % radios.length]
  next?.focus()
  next?.click()
}

const VALUE_CLASSES =
  "inline-flex min-h-11 max-w-full min-w-11 items-center justify-center gap-2 rounded-md border px-3 text-sm " +
  "font-medium wrap-anywhere"

function Value({
  value,
  colour,
  image,
  isChosen,
  unavailable,
  variant,
  product,
  onChoose,
}: OptionValue & Omit<OptionProps, "option">) {
  const label = choiceName(value)
  const swatch = image ?? colour
  const content = (
    <>
      {swatch && <Swatch fill={swatch} className={image ? "size-8" : "size-5"} />}
      <span className={cx(unavailable && "line-through")}>{label}</span>
    </>
  )
  const radio = {
    role: "radio",
    "aria-checked": isChosen,
    "aria-label": unavailable ? `${label}, ${PICKER[unavailable]}` : label,
    tabIndex: isChosen ? 0 : -1,
    className: cx(
      VALUE_CLASSES,
      isChosen ? "border-brand bg-brand-soft text-brand ring-1 ring-brand" : "border-line-strong bg-surface",
      unavailable ? "cursor-not-allowed border-dashed text-ink-soft" : "hover:border-ink",
    ),
  }
  if (!variant)
    return (
      <span {...radio} aria-disabled>
        {content}
      </span>
    )
  return (
    <Link
      {...radio}
      to={`/product-info/${product.id}?${variantQuery(product, variant)}`}
      replace
      preventScrollReset
      // the page has no other variants yet, so the chosen one is loaded from the server
      reloadDocument={Boolean(product.variant_summary)}
      onClick={(event) => {
        if (!onChoose || !("id" in variant)) return
        event.preventDefault()
        onChoose(variant)
      }}
    >
      {content}
    </Link>
  )
}

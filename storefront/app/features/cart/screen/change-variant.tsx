import type { CartLine } from "@haat/checkout/contract"
import { DialogLink } from "../../../components/dialog-link.tsx"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { displayName } from "../../../lib/shop/display-name.ts"
import { LINES } from "./messages.ts"
import type { LineActions } from "./use-line-actions.ts"

const ChangeVariantDialog = lazyPart(() => import("./change-variant-dialog.tsx"))

export type ChangeVariantProps = Pick<LineActions, "choose"> & { line: CartLine }

/** Changes the variant of a cart line; renders nothing for a product without variants. */
export const ChangeVariant = ({ line, choose }: ChangeVariantProps) =>
  Boolean(line.choice) && (
    <DialogLink
      to={`/product-info/${line.product_id}`}
      size="sm"
      variant="quiet"
      aria-label={LINES.changeNamed(displayName(line).name)}
      dialog={(dialog) => <ChangeVariantDialog line={line} choose={choose} {...dialog} />}
    >
      {LINES.change}
    </DialogLink>
  )

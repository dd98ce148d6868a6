/**
 * Kit for the storefront part of a plugin: parts of the shop's pages, its queries, forms and texts. Other modules of
 * the storefront may change without notice.
 */

// Functions that parts of a card call while they load: before the card, which loads its parts.

export { type FormHandler, type PostedValues, postForm } from "../../../storefront/app/lib/forms/form-action.ts"
export { latePart, lazyPart } from "../../../storefront/app/lib/lazy-loading/lazy-part.ts"
export { defineSlot, type SlotFill } from "../../../storefront/app/slots/define-slot.ts"

// Everything else.

// parts
export { Badge } from "../../../storefront/app/components/badge.tsx"
export { Button, ButtonLink } from "../../../storefront/app/components/button.tsx"
// carousels
export { CarouselControls } from "../../../storefront/app/components/carousel/carousel-controls.tsx"
export { CarouselSkeleton } from "../../../storefront/app/components/carousel/carousel-skeleton.tsx"
export { CAROUSEL } from "../../../storefront/app/components/carousel/messages.ts"
export { useMotion } from "../../../storefront/app/components/carousel/use-motion.ts"
// fields
export { Checkbox } from "../../../storefront/app/components/checkbox.tsx"
export { Dialog } from "../../../storefront/app/components/dialog.tsx"
export { DialogLink, type LinkedDialog } from "../../../storefront/app/components/dialog-link.tsx"
export { EmptyState } from "../../../storefront/app/components/empty-state.tsx"
export { ErrorState } from "../../../storefront/app/components/error-state.tsx"
export { FormDialog, useFormDialog } from "../../../storefront/app/components/form-dialog.tsx"
export { IconButton } from "../../../storefront/app/components/icon-button.tsx"
export { JsonLd } from "../../../storefront/app/components/json-ld.tsx"
export { MailLinkPage } from "../../../storefront/app/components/mail-link-page.tsx"
// forms
export { MessageForm, useSender } from "../../../storefront/app/components/message-form.tsx"
export { COMMON } from "../../../storefront/app/components/messages.ts"
export { PageForm } from "../../../storefront/app/components/page-form.tsx"
// pages and slots
export { PageHead, useAbsolute } from "../../../storefront/app/components/page-head.tsx"
export { Picture } from "../../../storefront/app/components/picture.tsx"
export { Price } from "../../../storefront/app/components/price.tsx"
export { type CardProduct, ProductCard } from "../../../storefront/app/components/product-card.tsx"
export { ProductFormFrame } from "../../../storefront/app/components/product-form-frame.tsx"
export { ProductGrid, ProductGridSkeleton } from "../../../storefront/app/components/product-grid.tsx"
export { Section } from "../../../storefront/app/components/section.tsx"
export { Select } from "../../../storefront/app/components/select.tsx"
export { ShopLink } from "../../../storefront/app/components/shop-link.tsx"
export { Skeleton } from "../../../storefront/app/components/skeleton.tsx"
export { reviewCount, Stars } from "../../../storefront/app/components/stars.tsx"
export { TextArea } from "../../../storefront/app/components/text-area.tsx"
export { TextField } from "../../../storefront/app/components/text-field.tsx"
export { categoriesQuery, homeProductsQuery } from "../../../storefront/app/features/catalog/product-queries.ts"
export { useSaveOrderFields } from "../../../storefront/app/features/checkout/use-save-order-fields.ts"
export { useFailureDialog } from "../../../storefront/app/features/home/failure-dialog.ts"
export {
  type AnyQuery,
  loadInBrowser,
  loadOnServer,
  type PageArgs,
} from "../../../storefront/app/lib/backend/load-page.ts"
// data of the backend
export { findQuery, readQuery } from "../../../storefront/app/lib/backend/read-query.ts"
export { FetchError, isClientError, sdk } from "../../../storefront/app/lib/backend/sdk.ts"
export { usePost } from "../../../storefront/app/lib/backend/use-post.ts"
export { cx } from "../../../storefront/app/lib/class-names.ts"
export { formatDateTime, formatDay } from "../../../storefront/app/lib/format/date.ts"
export { useFormResult, useNamedFormResult } from "../../../storefront/app/lib/forms/form-result.ts"
export { useContractForm } from "../../../storefront/app/lib/forms/use-contract-form.ts"
// languages
export { stripLanguage } from "../../../storefront/app/lib/language/addresses.ts"
export { LANGUAGE } from "../../../storefront/app/lib/language/language.ts"
export { LOCALE } from "../../../storefront/app/lib/language/locale.ts"
export { plural } from "../../../storefront/app/lib/language/plural.ts"
export type { Translation } from "../../../storefront/app/lib/language/translation.ts"
export { useNear } from "../../../storefront/app/lib/lazy-loading/use-near.ts"
export { notify } from "../../../storefront/app/lib/notify.ts"
export { meQuery } from "../../../storefront/app/lib/person/me-query.ts"
export { personalKey } from "../../../storefront/app/lib/person/personal-key.ts"
export { requireShopper } from "../../../storefront/app/lib/person/require-shopper.ts"
export { sessionHeaders } from "../../../storefront/app/lib/person/session.ts"
export { browserOnly } from "../../../storefront/app/lib/rendering/browser-only.ts"
export { useIsHydrated } from "../../../storefront/app/lib/rendering/use-is-hydrated.ts"
export { productQuery } from "../../../storefront/app/lib/shop/product-query.ts"
export { useShopFacts } from "../../../storefront/app/lib/shop/shop-facts.ts"
export { toProductCard } from "../../../storefront/app/lib/shop/to-product-card.ts"
export { choiceName } from "../../../storefront/app/lib/shop/variants/choice-name.ts"
export { defineNav, type NavEntry } from "../../../storefront/app/nav/define-nav.ts"
export { pageAction as formAction } from "../../../storefront/app/slots/page-action.ts"
export type { SlotName, SlotProps } from "../../../storefront/app/slots/slot-props.ts"

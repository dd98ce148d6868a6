// biome-ignore-all assist/source/organizeImports: the exports stand in groups
/**
 * Parts of the back office for the folder `admin/` of a plugin: resources, screens, and fills of slots. Each is
 * documented where it is declared, in `admin/src/`.
 */

// Resources: `admin/<noun>/index.ts`
export type { ResourceModule } from "../../../admin/src/resource-module"
export { type Screen, screen } from "../../../admin/src/layout/screen"
/** Returns the module of a resource that is one section of the settings. */
export { settingsModule } from "../../../admin/src/settings/settings-module"

// Slots: `admin/slots/<slot>.tsx`
export { defineSlot, type Fill, type SlotName, type Slots } from "../../../admin/src/slots/slots"
/** A card of the overview with open tasks, for `overview.cards`; `LinkPanel` is one with any content. */
export { TodoPanel } from "../../../admin/src/overview/TodoPanel"
export { LinkPanel, type LinkRow, LinkRows, PanelText } from "../../../admin/src/overview/LinkPanel"
/** A section of Customize UI, for `customize.sections`; then what forms and lists in it are made of. */
export { CustomizeSection } from "../../../admin/src/customize/CustomizeSection"
export { AddForm } from "../../../admin/src/customize/AddForm"
export { Preview, SIDE_BY_SIDE } from "../../../admin/src/customize/Preview"
export { DeleteButton, Rows } from "../../../admin/src/customize/Rows"

// Requests and addresses
export { useShopData } from "../../../admin/src/use-shop-data"
export type { RequestOptions } from "../../../admin/src/http-client"
/** Addresses of a list with a filter, and with a text that is searched for. */
export { filterPath, searchPath } from "../../../admin/src/search-path"

// Screens
export { EmptyRecords, EmptyState, useTitle } from "../../../admin/src/components/EmptyState"
export { Fetched } from "../../../admin/src/components/Fetched"
export { PageHeading } from "../../../admin/src/components/PageHeading"
/** Screens of one record, of any look and as its card in the list. */
export { RecordCardScreen, RecordScreen } from "../../../admin/src/components/RecordScreen"
export { Loading } from "../../../admin/src/layout/Loading"

// Lists
export { EmbeddedList, List, ListRows } from "../../../admin/src/components/List"
export { Col, NumberCol, Table } from "../../../admin/src/components/Table"
export { Accordions } from "../../../admin/src/components/Accordions"
/** Rows that are ordered by dragging and by keys. */
export { SortableList } from "../../../admin/src/components/SortableList"
export { ChoiceFilter, DayFilter, SearchFilter, toChoices } from "../../../admin/src/components/Filters"
export { ExportButton } from "../../../admin/src/components/ExportButton"
/** A list whose records are added and edited in a dialog, and the buttons of it. */
export { AddRecord, DialogResource, RecordActions, RecordDialog } from "../../../admin/src/components/DialogResource"

// Cards, fields and texts
export {
  CardActions,
  CardTitle,
  LongText,
  RecordCard,
  RecordCards,
  SectionCard,
} from "../../../admin/src/components/cards"
export { DateField, MoneyField, PaiseField, StateField, Tag } from "../../../admin/src/components/fields"
export { ago, compact, dateTime, daysAfter, longDay, shortDay, today } from "../../../admin/src/components/format"
export { LinkButton, MailLink, TextLink } from "../../../admin/src/components/links"
export { ListRetryNotice, Notice, RetryNotice } from "../../../admin/src/components/Notice"
/** Reply of the shop to a record, and the form that writes it. */
export { Reply, ReplyForm } from "../../../admin/src/components/Reply"
/** Translates the messages of the resource in context by their short keys. */
export { useResourceTranslate } from "../../../admin/src/components/use-resource-translate"

// Buttons, dialogs and actions
export {
  ActionButton,
  ActionIconButton,
  DialogButton,
  IconAction,
  TextButton,
} from "../../../admin/src/components/buttons"
export { DialogForm } from "../../../admin/src/components/DialogForm"
export { FormDialog, PlainDialog } from "../../../admin/src/components/PlainDialog"
/** Questions and messages in dialogs. */
export { useDialogs } from "../../../admin/src/components/dialogs"
export { errorMessage } from "../../../admin/src/components/error-message"
/** Actions that are not doubled and tell how they ended; `useChange` saves a change of the record in context. */
export { FAIL_OFFLINE, useAction, useChange } from "../../../admin/src/components/use-action"
export { useUndoNotice } from "../../../admin/src/components/use-undo-notice"

// Forms
export { AmountInput } from "../../../admin/src/components/AmountInput"
export { CheckBox } from "../../../admin/src/components/CheckBox"
/** Buttons of which one is pressed; `FilterChoice` sets a filter of the list. */
export { Choice, FilterChoice } from "../../../admin/src/components/Choice"
export { DayInput, DayRange } from "../../../admin/src/components/DayInput"
export { SettingsForm, SettingsSection, TWO_COLUMNS } from "../../../admin/src/components/SettingsForm"
export { SubmitButton } from "../../../admin/src/components/SubmitButton"
/** Guards of what was typed: `FORM_DEFAULTS` asks before it is lost, `PersistDraft` also keeps it over a reload. */
export { FORM_DEFAULTS, PersistDraft, useUnsavedChanges } from "../../../admin/src/components/unsaved"
/** Checks a form by the contract of the server. */
export { zodForm } from "../../../admin/src/components/zod-form"

// Products and customers in the screens of other nouns
export { CustomerTable } from "../../../admin/src/customers/CustomerTable"
export { ChosenProducts } from "../../../admin/src/products/ChosenProducts"
export { PictureFiles } from "../../../admin/src/products/PictureFiles"
export { ProductPicker } from "../../../admin/src/products/ProductPicker"
export { uploadPictures } from "../../../admin/src/products/picture-requests"
/** Records about products, such as reviews: by product, of one product, newest first. */
export {
  ProductFilterChip,
  ProductLink,
  ProductSortChoice,
  RecordsByProduct,
} from "../../../admin/src/products/RecordsByProduct"
export { Thumbnail } from "../../../admin/src/products/Thumbnail"
export { productPath, useProductPath } from "../../../admin/src/products/use-product-path"

/** Kit of the back office for the `admin/` folder of a plugin: its resources, screens and fills of slots. */

export { Accordions } from "../../../admin/src/components/Accordions"
// Forms
export { AmountInput } from "../../../admin/src/components/AmountInput"
// Buttons, dialogs and what they do
export {
  ActionButton,
  ActionIconButton,
  DialogButton,
  IconAction,
  TextButton,
} from "../../../admin/src/components/buttons"
export { CheckBox } from "../../../admin/src/components/CheckBox"
// Lists
export { Choice, FilterChoice } from "../../../admin/src/components/Choice"
// Cards, fields and links
export {
  CardActions,
  CardTitle,
  LongText,
  RecordCard,
  RecordCards,
  SectionCard,
} from "../../../admin/src/components/cards"
export { DayInput, DayRange } from "../../../admin/src/components/DayInput"
export { DialogForm } from "../../../admin/src/components/DialogForm"
// Records that are added and edited in a dialog
export {
  AddRecord,
  DialogResource,
  RecordActions,
  RecordDialog,
} from "../../../admin/src/components/DialogResource"
export { useDialogs } from "../../../admin/src/components/dialogs"
// Screens
export { EmptyRecords, EmptyState, useTitle } from "../../../admin/src/components/EmptyState"
export { ExportButton } from "../../../admin/src/components/ExportButton"
export { errorMessage } from "../../../admin/src/components/error-message"
export { Fetched } from "../../../admin/src/components/Fetched"
export { ChoiceFilter, DayFilter, SearchFilter, toChoices } from "../../../admin/src/components/Filters"
export { DateField, MoneyField, PaiseField, StateField, Tag } from "../../../admin/src/components/fields"
export { ago, compact, dateTime, daysAfter, longDay, shortDay, today } from "../../../admin/src/components/format"
export { EmbeddedList, List, ListRows } from "../../../admin/src/components/List"
export { LinkButton, MailLink, TextLink } from "../../../admin/src/components/links"
export { ListRetryNotice, Notice, RetryNotice } from "../../../admin/src/components/Notice"
export { PageHeading } from "../../../admin/src/components/PageHeading"
export { FormDialog, PlainDialog } from "../../../admin/src/components/PlainDialog"
export { RecordCardScreen, RecordScreen } from "../../../admin/src/components/RecordScreen"
export { Reply, ReplyForm } from "../../../admin/src/components/Reply"
export { SettingsForm, SettingsSection, TWO_COLUMNS } from "../../../admin/src/components/SettingsForm"
export { SortableList } from "../../../admin/src/components/SortableList"
export { SubmitButton } from "../../../admin/src/components/SubmitButton"
export { Col, NumberCol, Table } from "../../../admin/src/components/Table"
export { FORM_DEFAULTS, PersistDraft, useUnsavedChanges } from "../../../admin/src/components/unsaved"
export { FAIL_OFFLINE, useAction, useChange } from "../../../admin/src/components/use-action"
export { useResourceTranslate } from "../../../admin/src/components/use-resource-translate"
export { useUndoNotice } from "../../../admin/src/components/use-undo-notice"
export { zodForm } from "../../../admin/src/components/zod-form"
// Products and customers in the screens of other nouns
export { CustomerTable } from "../../../admin/src/customers/CustomerTable"
// Customize UI
export { AddForm } from "../../../admin/src/customize/AddForm"
export { CustomizeSection } from "../../../admin/src/customize/CustomizeSection"
export { Preview, SIDE_BY_SIDE } from "../../../admin/src/customize/Preview"
export { DeleteButton, Rows } from "../../../admin/src/customize/Rows"
// Data and addresses
export type { RequestOptions } from "../../../admin/src/http-client"
export { Loading } from "../../../admin/src/layout/Loading"
// Resources: `admin/<noun>/index.ts`
export { type Screen, screen } from "../../../admin/src/layout/screen"

// The overview
export { LinkPanel, type LinkRow, LinkRows, PanelText } from "../../../admin/src/overview/LinkPanel"
export { TodoPanel } from "../../../admin/src/overview/TodoPanel"
export { ChosenProducts } from "../../../admin/src/products/ChosenProducts"
export { PictureFiles } from "../../../admin/src/products/PictureFiles"
export { ProductPicker } from "../../../admin/src/products/ProductPicker"
export { uploadPictures } from "../../../admin/src/products/picture-requests"
export {
  ProductFilterChip,
  ProductLink,
  ProductSortChoice,
  RecordsByProduct,
} from "../../../admin/src/products/RecordsByProduct"
export { Thumbnail } from "../../../admin/src/products/Thumbnail"
export { productPath, useProductPath } from "../../../admin/src/products/use-product-path"
export type { ResourceModule } from "../../../admin/src/resource-module"
export { filterPath, searchPath } from "../../../admin/src/search-path"
export { settingsModule } from "../../../admin/src/settings/settings-module"
// Slots: `admin/slots/<slot>.tsx`
export { defineSlot, type Fill, type SlotName, type Slots } from "../../../admin/src/slots/slots"
export { useShopData } from "../../../admin/src/use-shop-data"

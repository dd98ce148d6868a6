import { ProductForm as PluginFields } from "virtual:slots"
import type { ProductChanged, ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import { useState } from "react"
import {
  type HttpError,
  SelectInput,
  TabbedForm,
  TabbedFormTabs,
  useRecordContext,
  useSaveContext,
  useTranslate,
} from "react-admin"
import type { FieldValues } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { Fetched } from "../components/Fetched"
import { FORM_DEFAULTS } from "../components/unsaved"
import { GoodsTaxInputs } from "../tax-settings/GoodsTaxInputs"
import { Conflict } from "./Conflict"
import {
  type EditedDraft,
  editedProduct,
  type OpenedProduct,
  oldestVersion,
  toChanges,
  toEditedDraft,
} from "./edited-product"
import { Group } from "./Group"
import * as Inputs from "./Inputs"
import { ProductFormFooter } from "./ProductFormFooter"
import { OpenInvalidTab, Tab } from "./Tab"
import { useFetchProductParts, useOpenedProduct } from "./use-opened-product"
import { PricesAndVariants } from "./variants/PricesAndVariants"

const FORM = "resources.products.form"
const WAREHOUSES = "resources.warehouses"

const TABS = ["", "variants", "pictures", "tax", "delivery", "search"]

type Props = { onLeave: () => void }

export const OpenedProductForm = ({ onLeave }: Props) => {
  const product = useRecordContext<ShopProduct>() as ShopProduct
  return (
    <Fetched query={useOpenedProduct(product)} failed={`${FORM}.partsFailed`}>
      {(opened) => <ProductForm opened={opened} onLeave={onLeave} />}
    </Fetched>
  )
}

/** All fields of a product in tabs. Sends only the changes, in one request. */
const ProductForm = ({ opened, onLeave }: Props & { opened: OpenedProduct }) => {
  const translate = useTranslate()
  const { save } = useSaveContext()
  const { showMessage, showError } = useDialogs()
  const fetchParts = useFetchProductParts()
  const { places } = opened.warehouse
  const [base, setBase] = useState(() => ({ before: toEditedDraft(opened), version: oldestVersion(opened) }))
  const [conflict, setConflict] = useState<OpenedProduct | null>()

  const onError = async (error: unknown) => {
    const { current }: Partial<ProductChanged> = (error as HttpError).body ?? {}
    if (current === undefined) return showError(error)
    try {
      setConflict(current && (await fetchParts(current)))
    } catch (failure) {
      await showError(failure)
    }
  }
  const send = (values: FieldValues) => {
    const fields = values as EditedDraft
    const onSuccess = async () => {
      setBase({ ...base, before: fields })
      await showMessage("resources.products.updatedTitle", "resources.products.updated")
      onLeave()
    }
    // Sending only changes keeps stock that was sold while the form was open.
    return save?.({ ...toChanges(base.before, fields), updated_at: base.version }, { onSuccess, onError })
  }

  return (
    <TabbedForm
      record={{ id: opened.product.id, ...base.before }}
      resolver={editedProduct}
      onSubmit={send}
      {...FORM_DEFAULTS}
      component={Box}
      tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile aria-label={translate(`${FORM}.tabs.all`)} />}
      toolbar={
        <>
          <OpenInvalidTab tabs={TABS} />
          {conflict !== undefined && (
            <Conflict
              before={base.before}
              current={conflict}
              onContinue={(newest) => setBase({ before: toEditedDraft(newest), version: oldestVersion(newest) })}
              onClose={() => setConflict(undefined)}
            />
          )}
          <ProductFormFooter submitLabel={`${FORM}.update`} onCancel={onLeave} />
        </>
      }
    >
      <Tab label={`${FORM}.tabs.facts`} path="">
        <Inputs.TextInputs />
        <Inputs.AttributeInputs />
        <Inputs.LegalInputs />
        <Inputs.ActiveInput />
        <PluginFields product={opened.product} />
      </Tab>
      <Tab label={`${FORM}.tabs.variants`} path="variants" wide>
        <PricesAndVariants category={opened.product.category} />
      </Tab>
      <Tab label={`${FORM}.tabs.pictures`} path="pictures">
        <Inputs.PictureInputs />
      </Tab>
      <Tab label={`${FORM}.tabs.tax`} path="tax">
        <Group title="resources.tax-settings.open">
          <GoodsTaxInputs tax={opened.tax} source="tax" />
        </Group>
      </Tab>
      <Tab label={`${FORM}.tabs.delivery`} path="delivery">
        <Inputs.MeasureInputs />
        {places.length > 1 && (
          <Group title={`${WAREHOUSES}.keepTitle`} hint={`${WAREHOUSES}.keepText`}>
            <SelectInput
              source="location_id"
              label={`${WAREHOUSES}.fields.location_id`}
              choices={places}
              translateChoice={false}
              isRequired
            />
          </Group>
        )}
        <Inputs.ReturnInputs />
      </Tab>
      <Tab label={`${FORM}.tabs.search`} path="search">
        <Inputs.HindiInputs />
      </Tab>
    </TabbedForm>
  )
}

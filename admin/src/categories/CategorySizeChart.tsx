import { type Category, SaveSizeChart, type SizeChart } from "@haat/catalog/contract"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useQueryClient } from "@tanstack/react-query"
import { CanAccess, Form, SaveButton, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { z } from "zod"
import { useDialogs } from "../components/dialogs"
import { RetryNotice } from "../components/Notice"
import { FormDialog } from "../components/PlainDialog"
import { FORM_DEFAULTS } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { SizeChartInput } from "../products/variants/SizeChartInput"
import { useRequest, useShopData } from "../use-shop-data"

const WORDS = "resources.products.sizeChart"
const resolver = zodForm(z.object({ chart: SaveSizeChart }))

type Props = { category: Pick<Category, "id" | "name">; onClose: () => void }

export const CategorySizeChart = ({ category: { id, name }, onClose }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { showError } = useDialogs()
  const { request } = useShopData()
  const path = `categories/${encodeURIComponent(id)}/size-chart`
  const client = useQueryClient()
  // Refetching would discard unsaved changes.
  const { data, error, refetch } = useRequest<SizeChart>(path, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const save = async ({ chart }: FieldValues) => {
    try {
      client.setQueryData([path], await request<SizeChart>(path, { method: "PUT", body: chart }))
      notify(`${WORDS}.saved`, { type: "success" })
    } catch (failure) {
      await showError(failure)
    }
  }
  return (
    <FormDialog open maxWidth="md" aria-labelledby="category-sizes" onClose={onClose}>
      {(close) => (
        <Form
          record={data && { chart: { rows: data.rows, rows_hi: data.rows_hi } }}
          resolver={resolver}
          onSubmit={save}
          {...FORM_DEFAULTS}
        >
          <DialogTitle id="category-sizes">{translate(`${WORDS}.titleWithName`, { name })}</DialogTitle>
          <DialogContent>
            {data && <SizeChartInput source="chart" title={translate(`${WORDS}.ofCategory`, { name })} />}
            {error && <RetryNotice text={`${WORDS}.failed`} onRetry={refetch} />}
          </DialogContent>
          <DialogActions>
            <CanAccess resource="categories" action="edit">
              <SaveButton label={`${WORDS}.save`} />
            </CanAccess>
            <Button onClick={close}>{translate("ra.action.close")}</Button>
          </DialogActions>
        </Form>
      )}
    </FormDialog>
  )
}

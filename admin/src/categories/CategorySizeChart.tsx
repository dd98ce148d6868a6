import type { Category } from "@haat/catalog/contract"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { Failed } from "../components/Failed"
import { FormDialog } from "../components/FormDialog"
import { useShopData } from "../data-provider"
import type { productRequests } from "../products/requests"
import { SizeChartForm } from "../products/variants/SizeChartForm"

const WORDS = "resources.products.sizeChart"

/** Size chart of a category, for its products that have none of their own. */
export const CategorySizeChart = ({ category: { id, name }, onClose }: { category: Category; onClose: () => void }) => {
  const translate = useTranslate()
  const shop = useShopData<typeof productRequests>()
  const { data, error, refetch } = useQuery({
    queryKey: ["categories", "size-chart", id],
    queryFn: ({ signal }) => shop.categorySizeChart(id, signal),
    // Refetching would take away what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <FormDialog open maxWidth="md" aria-labelledby="category-sizes" onClose={onClose}>
      {(close) => (
        <>
          <DialogTitle id="category-sizes">{translate(`${WORDS}.openOf`, { name })}</DialogTitle>
          <DialogContent>
            {data && (
              <SizeChartForm
                title={translate(`${WORDS}.ofCategory`, { name })}
                saved={data}
                save={(chart) => shop.saveSizeChart("categories", id, chart)}
              />
            )}
            {error && <Failed text={`${WORDS}.failed`} onRetry={refetch} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate("ra.action.close")}</Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  )
}

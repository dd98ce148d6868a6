import type { SizeCharts as Charts } from "@haat/catalog/contract"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { Failed } from "../../components/Failed"
import { useShopData } from "../../data-provider"
import type { productRequests } from "../requests"
import { SizeChartForm } from "./SizeChartForm"

const WORDS = "resources.products.sizeChart"

/** What the sizes of a product measure, and those of all products of its category that say nothing else. */
export const SizeCharts = ({ id }: { id: string }) => {
  const translate = useTranslate()
  const shop = useShopData<typeof productRequests>()
  const { data, error, refetch } = useQuery<Charts>({
    queryKey: ["products", "size-chart", id],
    queryFn: ({ signal }) => shop.sizeCharts(id, signal),
    // what is being typed stays
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mt: 3, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <div>
        <Typography variant="h3" component="h2">
          {translate(`${WORDS}.title`)}
        </Typography>
        <Typography sx={{ fontSize: "0.875rem", color: "text.secondary", mt: 0.5 }}>
          {translate(`${WORDS}.hint`)}
        </Typography>
      </div>
      {data && (
        <>
          <SizeChartForm
            title={translate(`${WORDS}.ofProduct`)}
            saved={data.product}
            save={(chart) => shop.saveSizeChart("products", id, chart)}
          />
          {data.category && (
            <SizeChartForm
              title={translate(`${WORDS}.ofCategory`, { name: data.category.name })}
              saved={data.category}
              save={(chart) => shop.saveSizeChart("categories", data.category?.id ?? "", chart)}
            />
          )}
        </>
      )}
      {error && <Failed text={`${WORDS}.failed`} onRetry={refetch} />}
    </Card>
  )
}

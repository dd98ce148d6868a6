import type { MainProducts } from "@haat/banners/contract"
import type { ShopProduct } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import { useQuery } from "@tanstack/react-query"
import { useDataProvider } from "react-admin"
import { fetchBackOffice } from "../fetch-back-office"
import { Waiting } from "../layout/Waiting"
import { MainProductsForm } from "./MainProductsForm"
import { MESSAGES } from "./messages"

/** The owner's choice as it is in the shop, then a form to change it. */
const MainProductsSection = () => {
  const data = useDataProvider()
  const {
    data: chosen,
    error,
    refetch,
  } = useQuery({
    queryKey: ["main-products"],
    queryFn: async ({ signal }): Promise<ShopProduct[]> => {
      const { product_ids } = await fetchBackOffice<MainProducts>("main-products", { signal })
      if (!product_ids.length) return []
      const { data: products } = await data.getMany<ShopProduct>("products", { ids: product_ids })
      return product_ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {MESSAGES.banner.failed}
      </Alert>
    )
  }
  return chosen ? <MainProductsForm saved={chosen} /> : <Waiting />
}

export default MainProductsSection

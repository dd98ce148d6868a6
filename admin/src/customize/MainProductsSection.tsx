import type { ShopProduct } from "@haat/catalog/contract"
import { useQuery } from "@tanstack/react-query"
import { ResourceContextProvider } from "react-admin"
import { Failed } from "../components/Failed"
import { useShopData } from "../data-provider"
import { Waiting } from "../layout/Waiting"
import { MainProductsForm } from "./MainProductsForm"
import type { customizeRequests } from "./requests"

/** The owner's choice as it is in the shop, then a form to change it. */
const MainProductsSection = () => {
  const data = useShopData<typeof customizeRequests>()
  const {
    data: chosen,
    error,
    refetch,
  } = useQuery({
    queryKey: ["main-products"],
    queryFn: async ({ signal }): Promise<ShopProduct[]> => {
      const ids = await data.mainProducts(signal)
      if (!ids.length) return []
      const { data: products } = await data.getMany<ShopProduct>("products", { ids })
      return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (error) return <Failed text="resources.banners.failed" onRetry={refetch} />
  if (!chosen) return <Waiting />
  return (
    <ResourceContextProvider value="main-products">
      <MainProductsForm saved={chosen} />
    </ResourceContextProvider>
  )
}

export default MainProductsSection

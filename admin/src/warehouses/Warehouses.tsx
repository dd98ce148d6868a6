import type { Warehouse } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { ResourceContextProvider, SimpleList, useLocale, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { AddRecord, RecordActions } from "../components/DialogResource"
import { Failed } from "../components/Failed"
import { useShopData } from "../data-provider"
import { warehouses } from "./dialog"

const WORDS = "resources.warehouses"

/** The places that goods leave from, besides the shop's own. */
const Warehouses = () => {
  const translate = useTranslate()
  const language = useLocale() === "hi" ? "hi" : "en"
  const { request } = useShopData()
  const { error, refetch, data, isPending } = useQuery({
    queryKey: ["warehouses"],
    queryFn: ({ signal }) => request<Warehouse[]>("warehouses", { signal }),
  })
  const describe = ({ address_1, address_2, city, postal_code, gstin, products, ...warehouse }: Warehouse) => {
    const state = STATES.find(({ code }) => code === warehouse.state)?.[language]
    return (
      <>
        {[address_1, address_2, city, state, postal_code].filter(Boolean).join(", ")}
        <br />
        {[gstin && `GSTIN ${gstin}`, translate(`${WORDS}.products`, products)].filter(Boolean).join(" · ")}
      </>
    )
  }
  return (
    <ResourceContextProvider value="warehouses">
      <SectionCard title={`${WORDS}.name`} sx={{ gridColumn: { md: "1 / -1" } }}>
        <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.text`)}</Typography>
        {error ? (
          <Failed text={`${WORDS}.unread`} onRetry={refetch} />
        ) : (
          <SimpleList<Warehouse>
            data={data}
            total={data?.length}
            isPending={isPending}
            empty={<Typography>{translate(`${WORDS}.none`)}</Typography>}
            rowClick={false}
            primaryText={({ name }) => name}
            secondaryText={describe}
            rightIcon={() => <RecordActions {...warehouses} />}
            sx={{ "& li": { px: 0 }, overflowWrap: "anywhere" }}
          />
        )}
        <Box>
          <AddRecord {...warehouses} variant="outlined" />
        </Box>
      </SectionCard>
    </ResourceContextProvider>
  )
}

export default Warehouses

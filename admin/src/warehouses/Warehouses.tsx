import { SaveWarehouse, type Warehouse } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { ResourceContextProvider, SimpleList, TextInput, useLocale, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { AddRecord, type DialogRecords, RecordActions } from "../components/DialogResource"
import { RetryNotice } from "../components/Notice"
import { StateInput } from "../components/StateInput"
import { useRequest } from "../use-shop-data"

const HINTS = "resources.warehouses.hints"
const NEW_WAREHOUSE = {
  name: "",
  address_1: "",
  address_2: "",
  city: "",
  state: "",
  postal_code: "",
  phone: "",
  gstin: "",
  pickup_location: "",
}

const warehouses: DialogRecords = {
  resource: "warehouses",
  contract: SaveWarehouse,
  toValues: (warehouse?: Warehouse) => warehouse ?? NEW_WAREHOUSE,
  inputs: (
    <>
      <TextInput source="name" isRequired />
      <TextInput source="address_1" isRequired />
      <TextInput source="address_2" />
      <TextInput source="city" isRequired />
      <StateInput isRequired />
      <TextInput source="postal_code" isRequired slotProps={{ htmlInput: { inputMode: "numeric" } }} />
      <TextInput source="phone" type="tel" />
      <TextInput source="gstin" helperText={`${HINTS}.gstin`} />
      <TextInput source="pickup_location" helperText={`${HINTS}.pickup_location`} />
    </>
  ),
}

const WORDS = "resources.warehouses"

const Warehouses = () => {
  const translate = useTranslate()
  const language = useLocale() === "hi" ? "hi" : "en"
  const { error, refetch, data, isPending } = useRequest<Warehouse[]>("warehouses")
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
          <RetryNotice text={`${WORDS}.unread`} onRetry={refetch} />
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

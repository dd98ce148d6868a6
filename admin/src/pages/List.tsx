import { PAGES, type PageName } from "@haat/shop-settings/contract"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ResourceContextProvider, useTranslate } from "react-admin"
import { Choice } from "../components/Choice"
import { Failed } from "../components/Failed"
import { PageHeading } from "../components/PageHeading"
import { useShopData } from "../data-provider"
import { PageForm } from "./PageForm"
import type { pageRequests } from "./requests"

const WORDS = "resources.pages"

/** Terms, privacy, returns and delivery: one of them at a time. */
const Pages = () => {
  const translate = useTranslate()
  const shop = useShopData<typeof pageRequests>()
  const [chosen, setChosen] = useState<PageName>("terms")
  const { data, error, refetch } = useQuery({
    queryKey: ["pages"],
    queryFn: ({ signal }) => shop.shopPages(signal),
    // Keeps typed text; a newer version of the page is reported when saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const page = data?.find(({ id }) => id === chosen)
  return (
    <ResourceContextProvider value="pages">
      <PageHeading
        title={`${WORDS}.name`}
        below={<Typography color="text.secondary">{translate(`${WORDS}.text`)}</Typography>}
      />
      <Choice
        label={translate(`${WORDS}.which`)}
        value={chosen}
        options={
          Object.fromEntries(PAGES.map((name) => [name, translate(`${WORDS}.whichOf.${name}`)])) as Record<
            PageName,
            string
          >
        }
        onChoose={setChosen}
      />
      {error ? (
        <Failed text={`${WORDS}.unread`} onRetry={refetch} />
      ) : page ? (
        <PageForm key={`${page.id} ${page.version}`} page={page} onLookAgain={refetch} />
      ) : (
        <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
      )}
    </ResourceContextProvider>
  )
}

export default Pages

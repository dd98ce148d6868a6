import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"
import { useResourceContext, useResourceDefinition, useTranslate } from "react-admin"
import { EmptyState } from "./EmptyState"
import { SearchFilter } from "./Filters"
import { List } from "./List"

type Props = Omit<ComponentProps<typeof List>, "failed" | "empty"> & Partial<Pick<ComponentProps<typeof List>, "empty">>

/**
 * A list screen with the texts of its resource's messages: `failed` and `none`, and where it has them `noneText`,
 * `about` above the list and `search`, the label of a search before the other filters.
 */
export const ResourceList = ({ filters, ...list }: Props) => {
  const { icon: Icon } = useResourceDefinition()
  const words = `resources.${useResourceContext()}`
  const translate = useTranslate()
  const findText = (key: string) => translate(`${words}.${key}`, { _: "" })
  const about = findText("about")
  return (
    <List
      failed={`${words}.failed`}
      empty={<EmptyState icon={Icon && <Icon />} title={`${words}.none`} text={findText("noneText")} />}
      above={about && <Typography sx={{ color: "text.secondary", maxWidth: 720, mb: 2 }}>{about}</Typography>}
      filters={
        <>
          {findText("search") && <SearchFilter label={`${words}.search`} />}
          {filters}
        </>
      }
      {...list}
    />
  )
}

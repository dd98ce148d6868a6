import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import type { SxProps } from "@mui/material/styles"
import { useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import {
  type HttpError,
  type RaRecord,
  RecordsIterator,
  useDataProvider,
  useGetResourceLabel,
  useResourceContext,
  useTranslate,
} from "react-admin"
import { ActionIconButton } from "../components/buttons"
import { EmptyState } from "../components/EmptyState"
import { EmbeddedList } from "../components/List"
import { ListRetryNotice } from "../components/Notice"
import { Loading } from "../layout/Loading"

type Props<T> = { resource: string; sx?: SxProps; children: (record: T, place: number) => ReactNode }

const MAX_ROWS = 100

/** All records of a resource in the shop's order, as an ordered list; `place` counts from 1. */
export const Rows = <T extends RaRecord>({ resource, sx, children }: Props<T>) => {
  const words = `resources.${resource}`
  const label = useGetResourceLabel()(resource, 2)
  return (
    <EmbeddedList
      resource={resource}
      perPage={MAX_ROWS}
      sort={{ field: "rank", order: "ASC" }}
      loading={<Loading />}
      error={<ListRetryNotice text={`${words}.failed`} />}
      empty={<EmptyState title={`${words}.none`} text={`${words}.noneText`} />}
    >
      <Box component="ol" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0, ...sx } as SxProps}>
        <RecordsIterator<T> render={(record, at) => <li>{children(record, at + 1)}</li>} />
      </Box>
    </EmbeddedList>
  )
}

type DeleteProps = {
  record: RaRecord
  place: number
  onSuccess: () => unknown
  /** Replaces the dialog with the server's message. */
  onError?: (error: HttpError) => unknown
}

/** Deletes the record in context, after asking. */
export const DeleteButton = ({ record, place, onSuccess, onError }: DeleteProps) => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const data = useDataProvider()
  const resource = useResourceContext() as string
  const words = `resources.${resource}`
  const remove = async () => {
    try {
      await data.delete(resource, { id: record.id, previousData: record })
    } catch (error) {
      if (!onError) throw error
      return onError(error as HttpError)
    } finally {
      // Refetches this resource only, to keep unsaved changes of other sections.
      queryClient.invalidateQueries({ queryKey: [resource] })
    }
    await onSuccess()
  }
  return (
    <ActionIconButton
      label={translate(`${words}.deleteOne`, { number: place })}
      icon={<DeleteIcon fontSize="small" />}
      question={{
        title: "resources.customize.sure",
        text: `${words}.gone`,
        yes: "resources.customize.delete",
        danger: true,
      }}
      action={remove}
    />
  )
}

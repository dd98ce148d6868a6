import AddIcon from "@mui/icons-material/Add"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import type { ButtonProps } from "@mui/material/Button"
import { type ReactNode, useState } from "react"
import {
  CanAccess,
  type HttpError,
  type ListBaseProps,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useRecordContext,
  useTranslate,
} from "react-admin"
import type { FieldValues } from "react-hook-form"
import { ActionIconButton, DialogButton, IconAction } from "./buttons"
import { DialogForm } from "./DialogForm"
import { useDialogs } from "./dialogs"
import { DateField } from "./fields"
import { ResourceList } from "./ResourceList"
import { Col, Table } from "./Table"
import { type RecordsOptions, useRecords } from "./use-records"
import { zodForm } from "./zod-form"

/** A resource whose records are added and edited in a dialog. Its texts are in the resource's messages. */
export type DialogRecords = RecordsOptions & {
  /** Returns the form's values for a record, or for a new one. */
  toValues(record?: RaRecord): object
  inputs: ReactNode
}
type Props = DialogRecords & Pick<ListBaseProps, "perPage"> & { children: ReactNode }

/** List screen of such a resource. `children` are its own columns. */
export const DialogResource = ({ perPage, children, ...records }: Props) => (
  <ResourceList perPage={perPage} actions={<AddRecord {...records} />}>
    <Table>
      {children}
      <Col source="updated_at" field={DateField} />
      <Col source="actions" disableSort align="right" render={() => <RecordActions {...records} />} />
    </Table>
  </ResourceList>
)

export type RecordDialogProps = DialogRecords & {
  /** Omitted to add one. */
  record?: RaRecord
  start?: object
  onClose: () => void
}

export const RecordDialog = ({ record, start, onClose, ...records }: RecordDialogProps) => {
  const translate = useTranslate()
  const { resource, contract, toValues, inputs } = records
  const { add, change } = useRecords(records)
  const { showError } = useDialogs()
  const words = `resources.${resource}`
  const save = async (values: FieldValues) => {
    try {
      await (record ? change(record, values) : add(values))
    } catch (error) {
      const errors = (error as HttpError).body?.errors
      if (!errors) void showError(error)
      return errors
    }
    onClose()
  }
  return (
    <ResourceContextProvider value={resource}>
      <DialogForm
        title={translate(`${words}.${record ? "editTitle" : "addTitle"}`, record)}
        submitLabel={`${words}.save`}
        maxWidth="sm"
        defaultValues={{ ...toValues(record), ...start }}
        resolver={zodForm(contract)}
        onSubmit={save}
        onClose={onClose}
      >
        <RecordContextProvider value={record}>{inputs}</RecordContextProvider>
      </DialogForm>
    </ResourceContextProvider>
  )
}

export const AddRecord = ({ variant = "contained", ...records }: DialogRecords & Pick<ButtonProps, "variant">) => {
  return (
    <CanAccess resource={records.resource} action="create">
      <DialogButton
        variant={variant}
        startIcon={<AddIcon />}
        label={`resources.${records.resource}.add`}
        dialog={(close) => <RecordDialog {...records} onClose={close} />}
      />
    </CanAccess>
  )
}

export const RecordActions = (records: DialogRecords) => {
  const translate = useTranslate()
  const record = useRecordContext() as RaRecord
  const [isOpen, setOpen] = useState(false)
  const { remove } = useRecords(records)
  const words = `resources.${records.resource}`
  const question = { title: `${words}.deleteTitle`, text: `${words}.deleteText`, yes: `${words}.delete`, danger: true }
  return (
    <CanAccess resource={records.resource} action="edit">
      <IconAction
        label={translate(`${words}.editOne`, record)}
        icon={<EditIcon fontSize="small" />}
        onClick={() => setOpen(true)}
      />
      <ActionIconButton
        label={translate(`${words}.deleteOne`, record)}
        icon={<DeleteIcon fontSize="small" />}
        question={records.editableField ? undefined : question}
        action={() => remove(record)}
      />
      {isOpen && <RecordDialog {...records} record={record} onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}

import Box from "@mui/material/Box"
import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { CreateBase, Form, type FormProps, useNotify, useTranslate } from "react-admin"
import { SubmitButton } from "../components/SubmitButton"
import { PersistDraft } from "../components/unsaved"
import { SIDE_BY_SIDE } from "./Preview"

type Props = Pick<FormProps, "defaultValues" | "resolver"> & {
  resource: string
  onError: (error: Error) => unknown
  preview: ReactNode
  children: ReactNode
}

/** A form for a new record with a preview; it is emptied after a save. */
export const AddForm = ({ resource, onError, preview, children, ...form }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [added, setAdded] = useState(0)
  const onSuccess = () => {
    setAdded(added + 1)
    notify(`resources.${resource}.created`, { type: "success" })
    // Refetches this resource only, to keep unsaved changes of other sections.
    queryClient.invalidateQueries({ queryKey: [resource] })
  }
  return (
    <CreateBase key={added} resource={resource} redirect={false} mutationOptions={{ onSuccess, onError }}>
      <Box component="section" aria-label={translate(`resources.${resource}.form`)}>
        <Form
          {...form}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={PersistDraft}
        >
          <Box sx={SIDE_BY_SIDE}>
            <Box sx={{ display: "grid", gap: 2 }}>
              {children}
              <SubmitButton label={`resources.${resource}.add`} sx={{ justifySelf: "start" }} />
            </Box>
            {preview}
          </Box>
        </Form>
      </Box>
    </CreateBase>
  )
}

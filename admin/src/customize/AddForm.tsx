import Box from "@mui/material/Box"
import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { CreateBase, Form, useNotify, useTranslate } from "react-admin"
import type { FieldValues, Resolver } from "react-hook-form"
import { SubmitButton } from "../components/SubmitButton"
import { KeepOverReload } from "../components/unsaved"
import { SIDE_BY_SIDE } from "./Preview"

type Props = {
  resource: "banners" | "faqs"
  empty: FieldValues
  resolver: Resolver<FieldValues>
  onError: (error: Error) => unknown
  preview: ReactNode
  children: ReactNode
}

/** A form for one more, beside what it will look like; it begins anew once the shop has taken that. */
export const AddForm = ({ resource, empty, resolver, onError, preview, children }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [added, setAdded] = useState(0)
  const onSuccess = () => {
    setAdded(added + 1)
    notify(`resources.${resource}.created`, { type: "success" })
    // Not all that is on the screen: another section may hold what is half done.
    queryClient.invalidateQueries({ queryKey: [resource] })
  }
  return (
    <CreateBase key={added} resource={resource} redirect={false} mutationOptions={{ onSuccess, onError }}>
      <Box component="section" aria-label={translate(`resources.${resource}.form`)}>
        <Form
          defaultValues={empty}
          resolver={resolver}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={KeepOverReload}
        >
          <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: SIDE_BY_SIDE, alignItems: "start" }}>
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

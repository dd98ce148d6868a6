import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { type ReactNode, useMemo, useState } from "react"
import {
  EditBase,
  Form,
  type HttpError,
  type RaRecord,
  SaveButton,
  useNotify,
  useResourceContext,
  useTranslate,
} from "react-admin"
import type { FieldValues } from "react-hook-form"
import type { z } from "zod"
import { SectionCard } from "./cards"
import { Notice, RetryNotice } from "./Notice"
import { FORM_DEFAULTS } from "./unsaved"
import { zodForm } from "./zod-form"

/** Styles that put inputs into two columns on wide screens. */
export const TWO_COLUMNS = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }

type SettingsFormProps = {
  /** Id of the record, if the resource has several. */
  id?: string
  /** Separates the whole record from the rows of a list, which are kept under the same ids. */
  meta?: Record<string, unknown>
  /** Checks the form as the server does. */
  contract: z.ZodType
  /** Height of the placeholder until the record is there, in pixels. */
  height: number
  /** Returns the values to send, or false to send nothing. */
  prepare?: (values: FieldValues, saved: RaRecord) => Promise<FieldValues | false>
  onSaved?: () => void
  /** Below the form; the record is in its context. */
  after?: ReactNode
  children: ReactNode
}

/**
 * A form that fetches a record and saves it. Uses the resource's messages `save`, `saved` and `unread`, and `conflict`
 * where it has one. On a conflict the typed values stay until the user loads the other changes. The screen around it
 * checks access.
 */
export const SettingsForm = ({
  id = "shop",
  meta,
  contract,
  height,
  prepare,
  onSaved,
  after,
  children,
}: SettingsFormProps) => {
  const words = `resources.${useResourceContext()}`
  const translate = useTranslate()
  const notify = useNotify()
  const resolver = useMemo(() => zodForm(contract), [contract])
  const [conflict, setConflict] = useState<string>()
  return (
    <EditBase<RaRecord, HttpError>
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta, onError: () => undefined }}
      mutationOptions={{
        meta,
        // Fails at once offline, instead of being queued.
        networkMode: "always",
        onSuccess: () => {
          notify(`${words}.saved`, { type: "success" })
          onSaved?.()
        },
        onError: ({ status, message, body }) => {
          if (status === 409) setConflict(translate(`${words}.conflict`, { _: message }))
          else if (!body?.errors) notify(message || "components.failed", { type: "error" })
        },
      }}
      render={({ record, error, save, refetch }) => {
        if (error) return <RetryNotice text={`${words}.unread`} onRetry={refetch} />
        if (!record) return <Skeleton variant="rounded" height={height} />
        const submit = async (values: FieldValues) => {
          const sent = prepare ? await prepare(values, record) : values
          return sent ? save?.(sent) : undefined
        }
        const loadTheirChanges = async () => {
          await refetch()
          setConflict(undefined)
        }
        return (
          <>
            <Form resolver={resolver} onSubmit={submit} {...FORM_DEFAULTS}>
              <Box sx={{ display: "grid", gap: 2.5 }}>
                {conflict && (
                  <Notice
                    severity="warning"
                    text={conflict}
                    action={{
                      label: translate("components.lookAtTheirs"),
                      onClick: loadTheirChanges,
                    }}
                  />
                )}
                {children}
                <SaveButton label={`${words}.save`} sx={{ justifySelf: "start" }} />
              </Box>
            </Form>
            {after}
          </>
        )
      }}
    />
  )
}

/** A section of the settings, whose resource has one record. Uses its messages `name`, `text` and those of the form. */
export const SettingsSection = (form: Omit<SettingsFormProps, "id">) => {
  const words = `resources.${useResourceContext()}`
  const translate = useTranslate()
  return (
    <SectionCard
      title={`${words}.name`}
      about={translate(`${words}.text`, { _: "" }) || undefined}
      sx={{ gridColumn: { md: "1 / -1" } }}
    >
      <SettingsForm {...form} />
    </SectionCard>
  )
}

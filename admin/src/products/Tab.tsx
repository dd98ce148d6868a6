import Box from "@mui/material/Box"
import { useEffect, useRef } from "react"
import { FormTab, type FormTabProps, useFormGroups, useSplatPathBase } from "react-admin"
import { useFormState } from "react-hook-form"
import { useNavigate, useParams } from "react-router-dom"

/** Keeps tabs out of the history, so that Back leaves the form. */
const LINK = { replace: true }

type Props = Omit<FormTabProps, "label"> & {
  label: string
  wide?: boolean
}

/** react-admin renders a tab twice, by `intent`: as header and as content. */
export const Tab = ({ wide, children, ...tab }: Props) =>
  tab.intent === "header" ? (
    <FormTab {...tab} {...LINK} />
  ) : (
    <FormTab {...tab} role="tabpanel">
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: 4,
          width: "100%",
          maxWidth: wide ? undefined : 832,
          pt: 3,
        }}
      >
        {children}
      </Box>
    </FormTab>
  )

type OpenInvalidTabProps = {
  /** The paths of the tabs, each the name of its form group. */
  tabs: string[]
}

/**
 * Opens the first tab with an invalid field after a rejected save, unless the open tab has one, and focuses the field.
 * Redirects unknown tabs to the first.
 */
export const OpenInvalidTab = ({ tabs }: OpenInvalidTabProps) => {
  const { errors, submitCount } = useFormState()
  const { "*": open = "" } = useParams()
  const base = useSplatPathBase()
  const groups = useFormGroups()
  const navigate = useNavigate()
  const isFocusDue = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs open after a rejected save, not while typing
  useEffect(() => {
    const hasError = (tab: string) => groups?.getGroupFields(tab).some((field) => field.split(".")[0] in errors)
    const invalidTab = hasError(open) ? undefined : tabs.find(hasError)
    if (!submitCount || invalidTab === undefined) return
    isFocusDue.current = true
    navigate(invalidTab ? `${base}/${invalidTab}` : base, { replace: true })
  }, [submitCount])
  useEffect(() => {
    if (!tabs.includes(open)) navigate(base, { replace: true })
    if (!isFocusDue.current) return
    isFocusDue.current = false
    document.getElementById(`tabpanel-${open}`)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [open, tabs, base, navigate])
  return null
}

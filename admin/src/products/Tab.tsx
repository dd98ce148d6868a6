import Box from "@mui/material/Box"
import { useEffect, useRef } from "react"
import { FormTab, type FormTabProps, useFormGroups, useSplatPathBase } from "react-admin"
import { useFormState } from "react-hook-form"
import { useNavigate, useParams } from "react-router-dom"

/** Back leads out of the form, not through the tabs that were looked at. */
const LINK = { replace: true }

type Props = Omit<FormTabProps, "label"> & {
  label: string
  /** Takes the whole width, for a table. */
  wide?: boolean
}

/** react-admin draws a tab twice, by `intent`: its header and its content. */
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

type WrongTabProps = {
  /** The paths of the tabs, each the name of its form group. */
  tabs: string[]
}

/**
 * Opens the first tab with a wrong field when a save is rejected and the open tab has none, and focuses the field. An
 * address of no tab leads to the first.
 */
export const OpenInvalidTab = ({ tabs }: WrongTabProps) => {
  const { errors, submitCount } = useFormState()
  const { "*": open = "" } = useParams()
  const base = useSplatPathBase()
  const groups = useFormGroups()
  const navigate = useNavigate()
  const isFocusDue = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab is opened by a rejected save, not by what is typed
  useEffect(() => {
    const isWrong = (tab: string) => groups?.getGroupFields(tab).some((field) => field.split(".")[0] in errors)
    const wrong = isWrong(open) ? undefined : tabs.find(isWrong)
    if (!submitCount || wrong === undefined) return
    isFocusDue.current = true
    navigate(wrong ? `${base}/${wrong}` : base, { replace: true })
  }, [submitCount])
  useEffect(() => {
    if (!tabs.includes(open)) navigate(base, { replace: true })
    if (!isFocusDue.current) return
    isFocusDue.current = false
    document.getElementById(`tabpanel-${open}`)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [open, tabs, base, navigate])
  return null
}

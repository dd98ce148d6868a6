import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ReactNode, useEffect } from "react"
import { useListContext, useResourceContext, useTranslate } from "react-admin"

type Props = {
  title: string
  /** Makes the title the heading of the screen. */
  main?: boolean
  text?: string
  icon?: ReactNode
  children?: ReactNode
}

/** Shown in place of a list without records. */
export const EmptyState = ({ title, main, text, icon, children }: Props) => {
  const translate = useTranslate()
  useTitle(main ? translate(title) : undefined)
  return (
    <Box sx={{ display: "grid", justifyItems: "center", textAlign: "center", gap: 1.5, py: 8, px: 2 }}>
      {icon && <Box sx={{ color: "text.secondary", "& svg": { fontSize: 40 } }}>{icon}</Box>}
      <Typography variant="h2" component={main ? "h1" : "h2"}>
        {translate(title)}
      </Typography>
      {text && <Typography sx={{ color: "text.secondary", maxWidth: 460 }}>{translate(text)}</Typography>}
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Box>
  )
}

/** Explains why a list has no rows: a filter other than `defaultFilters` ones may be the reason. */
export const EmptyRecords = ({ defaultFilters = {} }: { defaultFilters?: Record<string, unknown> }) => {
  const words = `resources.${useResourceContext()}`
  const { filterValues } = useListContext()
  return Object.entries(filterValues).some(([name, value]) => value !== defaultFilters[name]) ? (
    <EmptyState title={`${words}.noMatch`} />
  ) : (
    <EmptyState title={`${words}.none`} text={`${words}.noneText`} />
  )
}

/** Sets the document title; without a title it stays. */
export const useTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title) document.title = `${title} · Admin Panel`
  }, [title])
}

import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { ResourceContextProvider, useTranslate } from "react-admin"
import { Failed } from "./Failed"

type Props<Settings> = {
  /** the section's own, for links to it */
  id: string
  /** the resource that words it (`unread` is what it says when it cannot be read), and the key it is cached by */
  resource: string
  heading: string
  text?: string
  /** in pixels, of what stands there until the settings have come */
  height: number
  read: (signal: AbortSignal) => Promise<Settings>
  form: (settings: Settings, refetch: () => void) => ReactNode
  children?: ReactNode
}

/** A section of the settings, read when it is opened. What is being typed stays: somebody else's change is told when saving. */
export const SettingsSection = <Settings,>(props: Props<Settings>) => {
  const { id, resource, heading, text, height, read, form, children } = props
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: [resource],
    queryFn: ({ signal }) => read(signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <ResourceContextProvider value={resource}>
      <Card component="section" aria-labelledby={id} sx={{ p: 3, gridColumn: { md: "1 / -1" } }}>
        <Typography variant="h2" id={id} sx={{ mb: text ? 0.5 : 2.5 }}>
          {translate(heading)}
        </Typography>
        {text && <Typography sx={{ color: "text.secondary", mb: 2.5 }}>{translate(text)}</Typography>}
        {error ? (
          <Failed text={`resources.${resource}.unread`} onRetry={refetch} />
        ) : data ? (
          form(data, refetch)
        ) : (
          <Skeleton variant="rounded" height={height} />
        )}
        {children}
      </Card>
    </ResourceContextProvider>
  )
}

import Box from "@mui/material/Box"
import { FormTab, type FormTabProps } from "react-admin"

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

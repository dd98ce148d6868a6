import IconButton from "@mui/material/IconButton"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"

type Props = { label: string; icon: ReactNode } & ({ onClick: () => void } | { /** A screen. */ to: string })

/** An icon that opens a dialog or leads to a screen; ActionIconButton is one that sends a request. */
export const IconAction = ({ label, icon, ...button }: Props) => (
  <IconButton aria-label={label} {...("to" in button && { component: Link })} {...button}>
    {icon}
  </IconButton>
)

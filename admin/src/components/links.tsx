import Button, { type ButtonProps } from "@mui/material/Button"
import MuiLink from "@mui/material/Link"
import type { SxProps } from "@mui/material/styles"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

type TextLinkProps = {
  /** A screen of the back office, or a URL ("mailto:", "https:"). */
  to: string
  newTab?: boolean
  download?: boolean
  sx?: SxProps
  children: ReactNode
}

/** A link in a text. */
export const TextLink = ({ to, newTab, ...link }: TextLinkProps) => {
  const target = newTab ? { target: "_blank", rel: "noreferrer" } : {}
  return to.startsWith("/") && !link.download && !newTab ? (
    <MuiLink component={Link} to={to} {...link} />
  ) : (
    <MuiLink href={to} {...target} {...link} />
  )
}

/** A link that writes a mail to an address. */
export const MailLink = ({ email }: { email: string }) => (
  <TextLink to={`mailto:${email}`} sx={{ fontSize: "0.875rem", color: "text.secondary", overflowWrap: "anywhere" }}>
    {email}
  </TextLink>
)

type LinkButtonProps = Pick<ButtonProps, "variant" | "size" | "color" | "startIcon" | "sx" | "aria-label"> & {
  label: string
  to?: string
  state?: object
  href?: string
  download?: boolean
  target?: "_blank"
}

/** A link that looks like a button. */
export const LinkButton = ({ label, ...button }: LinkButtonProps) => {
  const translate = useTranslate()
  return (
    <Button {...(button.to && { component: Link })} {...button}>
      {translate(label, { _: label })}
    </Button>
  )
}

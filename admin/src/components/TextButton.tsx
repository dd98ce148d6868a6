import Button, { type ButtonProps } from "@mui/material/Button"
import { useTranslate } from "react-admin"

type Props = Omit<ButtonProps, "children"> & {
  /** Its text or the key of it. */
  label: string
}

/** A button in words at every width; react-admin's is an icon alone on a phone. */
export const TextButton = ({ label, ...button }: Props) => (
  <Button {...button}>{useTranslate()(label, { _: label })}</Button>
)

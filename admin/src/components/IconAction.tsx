import IconButton, { type IconButtonProps } from "@mui/material/IconButton"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

type Props = Pick<IconButtonProps, "disabled" | "onClick" | "children"> & {
  /** The key of its name, which says what it is about with `words`. */
  label: string
  words?: object
  /** A screen of the back office. */
  to?: string
}

/** An icon in a row of a list that does something to the row's record, or leads to a screen. */
export const IconAction = ({ label, words, to, ...button }: Props) => (
  <IconButton aria-label={useTranslate()(label, words)} {...(to && { component: Link, to })} {...button} />
)

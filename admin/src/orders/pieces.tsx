import { NumberInput } from "react-admin"

type Line = { line_id: string; name: string; left: number }

type Props = {
  lines: Line[]
  /** Returns the helper text for the number of pieces that can be chosen. */
  hint: (left: number) => string
}

/** Inputs for the pieces of each line, named by index, as line ids may contain dots. */
export const PieceInputs = ({ lines, hint }: Props) =>
  lines.map(({ line_id, name, left }, at) => (
    <NumberInput
      key={line_id}
      source={`pieces.${at}`}
      label={name}
      helperText={hint(left)}
      disabled={!left}
      min={0}
      max={left}
      step={1}
    />
  ))

export type Pieces = (number | null | undefined)[]

export const selectedLines = (pieces: Pieces | undefined, lines: Pick<Line, "line_id">[]) =>
  lines.flatMap(({ line_id }, at) => {
    const quantity = pieces?.[at]
    return quantity ? [{ line_id, quantity }] : []
  })

import { useTranslate } from "react-admin"

/** A line that names its slot, and the record there. */
export const Part = ({ slot, record }: { slot: string; record?: string | number }) => (
  <p>
    {useTranslate()("resources.v1-notes.part", { _: "v1 in" })} {slot} {record}
  </p>
)

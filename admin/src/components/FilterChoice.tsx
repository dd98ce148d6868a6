import { useListContext, useResourceContext, useTranslate } from "react-admin"
import { Choice } from "./Choice"

type Props = {
  /** The filter that is true, false, or not there for all. */
  source: string
  /** The names of true and false, whose words are at `whichOf` of the resource's messages. */
  yes: string
  no: string
  /** Which of the three come in which order. */
  order: string[]
}

/** A filter with a yes, a no and all, each in sight. */
export const FilterChoice = ({ source, yes, no, order }: Props) => {
  const translate = useTranslate()
  const words = `resources.${useResourceContext()}`
  const { filterValues, setFilters } = useListContext()
  const { [source]: value, ...rest } = filterValues
  return (
    <Choice
      label={translate(`${words}.which`)}
      value={value === undefined ? "all" : value ? yes : no}
      options={Object.fromEntries(order.map((name) => [name, translate(`${words}.whichOf.${name}`)]))}
      onChoose={(which) => setFilters(which === "all" ? rest : { ...rest, [source]: which === yes })}
    />
  )
}

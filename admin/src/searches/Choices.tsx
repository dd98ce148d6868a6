import { SEARCH_PERIODS } from "@haat/search/contract"
import { useListContext, useTranslate } from "react-admin"
import { Choice } from "../components/Choice"

const SEARCHES = "resources.searches"
/** In days. */
export const FIRST_PERIOD = SEARCH_PERIODS[1]

/** Over how many days is counted. */
export const PeriodChoice = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  return (
    <Choice
      label={translate(`${SEARCHES}.period`)}
      value={String(filterValues.days ?? FIRST_PERIOD)}
      options={Object.fromEntries(SEARCH_PERIODS.map((days) => [days, translate(`${SEARCHES}.days`, { days })]))}
      onChoose={(days) => setFilters({ ...filterValues, days: Number(days) })}
    />
  )
}

/** All searches, those without a result, or those without a click. */
export const WithoutChoice = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { without = "all", ...rest } = filterValues
  return (
    <Choice
      label={translate(`${SEARCHES}.which`)}
      value={without}
      options={Object.fromEntries(
        ["all", "result", "click"].map((which) => [which, translate(`${SEARCHES}.whichOf.${which}`)]),
      )}
      onChoose={(which) => setFilters(which === "all" ? rest : { ...rest, without: which })}
    />
  )
}

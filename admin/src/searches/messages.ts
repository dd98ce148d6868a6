export const messages = {
  name: "Search |||| Searches",
  fields: {
    text: "Searched for",
    searches: "How often",
    clicks: "Clicked",
    found: "Found last",
    last_day: "Last on",
    actions: "Actions",
  },
  about:
    "What shoppers search for, in small letters, of nobody in particular. It is counted once a visit, when the " +
    "result is shown; without JavaScript it is not counted. What looks like an email address or a phone number is " +
    "not kept.",
  search: "Search in these searches",
  period: "Period",
  days: "%{days} days",
  which: "Which searches",
  whichOf: { all: "All", result: "Without a result", click: "Without a click" },
  searched: "%{count} search |||| %{count} searches",
  clicked: "%{count} click |||| %{count} clicks",
  products: "%{count} product |||| %{count} products",
  makeSynonym: "Make a synonym",
  makeSynonymOf: "Make a synonym of %{text}",
  pinProducts: "Pin products",
  pinProductsFor: "Pin products for %{text}",
  none: "No searches found.",
  noneText: "Searches of these days appear here as soon as shoppers make them.",
  failed: "Something went wrong! Unable to fetch searches",
  audit: { actions: { exported: "exported what shoppers searched for" }, fields: { without: "without" } },
}

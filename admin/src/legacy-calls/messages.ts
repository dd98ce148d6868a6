export const messages = {
  name: "Old Calls",
  about:
    "How often clients of the shop's first version made each call under /api, day by day. Nobody is counted, only " +
    "calls.",
  search: "Search by call",
  none: "No old calls found.",
  failed: "Something went wrong! Unable to fetch the old calls",
}

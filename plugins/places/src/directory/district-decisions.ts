/**
 * State of the offices of these districts, whatever a directory says, with the reason. Names as `districtKey` makes
 * them.
 */
type Decision = { state: string; districts: string[]; reason: string }

export const DISTRICT_DECISIONS: Decision[] = [
  {
    state: "36",
    districts: [
      ...["ADILABAD", "HYDERABAD", "KARIM NAGAR", "KHAMMAM", "MAHABUB NAGAR", "MEDAK", "NALGONDA", "NIZAMABAD"],
      ...["K.V.RANGAREDDY", "WARANGAL"],
    ],
    reason:
      "Telangana was made of these ten districts of Andhra Pradesh on 2 June 2014; older directories still file " +
      "them there.",
  },
  {
    state: "38",
    districts: ["LEH", "LEH LADAKH", "KARGIL"],
    reason: "Ladakh is a territory of its own since 31 October 2019, made of these districts of Jammu and Kashmir.",
  },
  {
    state: "26",
    districts: ["DADRA AND NAGAR HAVELI", "DAMAN", "DIU"],
    reason: "The territories of Dadra and Nagar Haveli and of Daman and Diu are one since 26 January 2020.",
  },
]

/** "Karim Nagar" and "KARIMNAGAR" are one. */
export const districtKey = (district: string) => district.toUpperCase().replace(/[^A-Z]/g, "")

const DECIDED = new Map(
  DISTRICT_DECISIONS.flatMap(({ state, districts }) => districts.map((name) => [districtKey(name), state] as const)),
)

/** The state that is decided for a district, by its code; undefined where directories agree on it. */
export const decidedState = (district: string): string | undefined => DECIDED.get(districtKey(district))

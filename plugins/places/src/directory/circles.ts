/**
 * States, by their codes, that each postal circle serves. Offices that a directory files under another state are
 * mistakes (Agartala, North Eastern Circle, under Nirmal in Telangana). The army's circle serves all of them.
 */
const STATES_BY_CIRCLE: Record<string, string[]> = {
  "andhra pradesh": ["37", "34"],
  assam: ["18", "17"],
  bihar: ["10", "20", "09"],
  chattisgarh: ["22"],
  delhi: ["07"],
  gujarat: ["24", "26"],
  haryana: ["06"],
  "himachal pradesh": ["02"],
  "jammu kashmir": ["01", "38"],
  jharkhand: ["20"],
  karnataka: ["29"],
  kerala: ["32", "31", "34"],
  "madhya pradesh": ["23"],
  maharashtra: ["27", "30"],
  "north eastern": ["12", "13", "14", "15", "16", "17"],
  odisha: ["21"],
  punjab: ["03", "04"],
  rajasthan: ["08"],
  tamilnadu: ["33", "34"],
  telangana: ["36"],
  "uttar pradesh": ["09", "05"],
  uttarakhand: ["05"],
  "west bengal": ["19", "11", "35"],
}

/** Returns the codes of a postal circle's states; undefined for a circle without a fixed area. */
export const postalCircleStates = (circle: string): string[] | undefined =>
  STATES_BY_CIRCLE[circle.toLowerCase().replace(/\s*circle\s*$/, "")]

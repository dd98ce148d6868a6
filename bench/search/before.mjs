/**
 * Results of the previous search (commit cceff63) for the same queries and products, measured once: nDCG@10 and
 * searches without results.
 */
export const BEFORE = {
  English: { rest: 0.533, heldOut: 0.504, none: 0.173 },
  misspelt: { rest: 0.502, heldOut: 0.475, none: 0.214 },
  Hinglish: { rest: 0.158, heldOut: 0.157, none: 0.631 },
  Devanagari: { rest: 0.345, heldOut: 0.387, none: 0.204 },
}

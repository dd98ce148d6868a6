/** Entities of the code points from 160 to 255, named in their order. */
const LATIN =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
  para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave
  Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml
  Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth
  ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`
    .trim()
    .split(/\s+/)
    .map((name, at): [string, string] => [name, String.fromCodePoint(160 + at)])

const OTHERS = Object.entries({
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  AMP: "&",
  LT: "<",
  GT: ">",
  QUOT: '"',
  COPY: "©",
  REG: "®",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  lsaquo: "‹",
  rsaquo: "›",
  prime: "′",
  Prime: "″",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  dagger: "†",
  permil: "‰",
  trade: "™",
  euro: "€",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  zwnj: "\u200c",
  zwj: "\u200d",
  lrm: "\u200e",
  rlm: "\u200f",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  harr: "↔",
  minus: "−",
  infin: "∞",
  asymp: "≈",
  ne: "≠",
  le: "≤",
  ge: "≥",
  OElig: "Œ",
  oelig: "œ",
  Scaron: "Š",
  scaron: "š",
  Yuml: "Ÿ",
  fnof: "ƒ",
  circ: "ˆ",
  tilde: "˜",
  radic: "√",
  check: "✓",
  star: "☆",
  starf: "★",
  hearts: "♥",
  Tab: "\t",
  NewLine: "\n",
  commat: "@",
  num: "#",
  percnt: "%",
  lpar: "(",
  rpar: ")",
  comma: ",",
  period: ".",
  colon: ":",
  semi: ";",
  sol: "/",
  lowbar: "_",
  excl: "!",
  quest: "?",
})

const NAMED = new Map([...LATIN, ...OTHERS])

/** Characters of Windows-1252 at the code points from 128 to 159. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

/** Returns the text with entities ("&amp;", "&#8377;", "&#x20B9;") as characters; anything else stays. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi, (whole, decimal, hex, name) =>
    name === undefined
      ? (toCharacter(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? whole)
      : (NAMED.get(name) ?? whole),
  )

const toCharacter = (code: number): string | undefined => {
  if (code >= 128 && code < 160) return WINDOWS_1252[code - 128]
  const isCharacter = code >= 32 ? code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) : code === 9 || code === 10
  return isCharacter ? String.fromCodePoint(code) : undefined
}

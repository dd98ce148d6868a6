/** Joins what is there: `cx("a", condition && "b")`. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(" ")

/** Joins class names and leaves out false ones: `cx("a", condition && "b")`. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(" ")

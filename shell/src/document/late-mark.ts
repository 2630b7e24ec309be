/**
 * The attributes of a stylesheet that blocks nothing: `media="print"` gives it the lowest priority and applies it to
 * paper only, until the mark is removed.
 */
export const LATE_MARK = ' media="print" data-late';

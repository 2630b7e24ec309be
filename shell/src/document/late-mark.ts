/** On the tag of a stylesheet that nothing waits for: the browser fetches it last and applies it to paper, until the mark is taken away. */
export const LATE_MARK = ' media="print" data-late';

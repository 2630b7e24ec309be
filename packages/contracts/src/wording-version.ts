import * as Type from 'typebox';

/** The date of a wording as it was shown: `2026-11-21`, or a month. Absent in a request: the one in force. */
export const WordingVersion = Type.String({ pattern: '^\\d{4}-\\d{2}(?:-\\d{2})?$' });

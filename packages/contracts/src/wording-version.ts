import * as Type from 'typebox';

/** The date of a text as it was shown: `2026-11-21`, or a month. A request without it is taken to mean the text in force. */
export const WordingVersion = Type.String({ pattern: '^\\d{4}-\\d{2}(?:-\\d{2})?$' });

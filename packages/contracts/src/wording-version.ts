import * as Type from 'typebox';

/** The date of the wording that was shown: `2026-11-21`, or a month. If a request omits it, the wording in force. */
export const WordingVersion = Type.String({ pattern: '^\\d{4}-\\d{2}(?:-\\d{2})?$' });

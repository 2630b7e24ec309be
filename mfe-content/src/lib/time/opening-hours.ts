import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { clockTime, groupHours } from '@tulia/platform';

/** A time in a sentence, without the minutes of a whole hour: `5 PM`. The space does not break. */
const spokenTime = (time: string): string => clockTime(time).replace(':00', '').replace(' ', '\u00a0');

/** The open days in a sentence each: `Mon to Fri, 9 AM to 5 PM. Saturday, 9 AM to 2 PM.` */
export const spokenHours = (openingHours: readonly OpeningHours[]): string =>
	groupHours(openingHours)
		.flatMap(({ days, opens, closes }) =>
			opens && closes ? [`${days}, ${spokenTime(opens)} to ${spokenTime(closes)}.`] : [],
		)
		.join(' ');

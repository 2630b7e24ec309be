import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';

/** Whom a visit is for, as a line beneath what it is: `for the client’s child`. */
export function forWhomLine(forWhom: ForWhom): string {
	const words = forWhomWordsForStaff[forWhom];
	return `for ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

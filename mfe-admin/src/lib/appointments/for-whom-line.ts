import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';

/** The line that says for whom a visit is, unless it is for the client alone: `for the client’s child`. */
export function forWhomLine(forWhom: ForWhom): string | undefined {
	if (forWhom === 'me') return undefined;
	const words = forWhomWordsForStaff[forWhom];
	return `for ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

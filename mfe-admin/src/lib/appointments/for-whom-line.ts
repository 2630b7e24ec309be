import { forWhomWordsForStaff } from '@tulia/contracts/appointment/for-whom-words';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';

/** For whom a visit is, if not only the client, as a line: `for the client’s child`. */
export function forWhomLine(forWhom: ForWhom): string | undefined {
	if (forWhom === 'me') return undefined;
	const words = forWhomWordsForStaff[forWhom];
	return `for ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

import { explain, problemIn, refusalIn } from '@tulia/platform';

const NO_ANSWER = 'We could not do this. Check your connection and try again.';

/**
 * The message of a failed change, with both versions after a conflict.
 * @param wanted the requested change as a participle: "published".
 */
export function changeFailure(error: unknown, wanted: string): string {
	const current = problemIn(error)?.current?.status;
	const theirs = current === undefined ? '' : ` It is now ${current}; you wanted it ${wanted}.`;
	return explain(
		error,
		{
			changed_meanwhile: `Not changed: somebody else changed this meanwhile.${theirs} Please look again.`,
			not_found: 'Not changed: this no longer exists.',
			forbidden: 'Not changed: this account may not do that. Please log in with a staff account.',
			unavailable: 'We could not do this right now. Please try again in a moment.',
		},
		NO_ANSWER,
	);
}

export const isVersionConflict = (error: unknown): boolean => refusalIn(error) === 'changed_meanwhile';

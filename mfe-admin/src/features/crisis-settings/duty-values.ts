import type { CrisisSettings, DutyChange } from '@tulia/contracts/crisis/schemas';

interface PersonValues {
	readonly byMail?: boolean;
	readonly bySms?: boolean;
	/** A time of day, `HH:mm`. */
	readonly from?: string;
	readonly to?: string;
}

/** The values of each account, by its id. */
export interface DutyValues {
	readonly people: { readonly [userId: string]: PersonValues };
}

export const valuesOf = ({ duty }: Pick<CrisisSettings, 'duty'>): DutyValues => ({
	people: Object.fromEntries(
		duty.people.map(({ userId, byMail, bySms, hours }) => [
			userId,
			{ ...(byMail ? { byMail } : {}), ...(bySms ? { bySms } : {}), ...hours },
		]),
	),
});

/** A person without a channel is omitted, which means not on duty. */
export const peopleOf = (
	{ people = {} }: Partial<DutyValues>,
	candidates: CrisisSettings['candidates'],
): DutyChange['people'] =>
	candidates.flatMap(({ userId }) => {
		const { byMail = false, bySms = false, from, to } = people[userId] ?? {};
		if (!byMail && !bySms) return [];
		return [{ userId, byMail, bySms, ...(from && to ? { hours: { from, to } } : {}) }];
	});

/** Whether only one of the two times is given, which is invalid. */
export const hoursErrors = (
	{ people = {} }: Partial<DutyValues>,
	candidates: CrisisSettings['candidates'],
): readonly { readonly field: string; readonly message: string }[] =>
	candidates.flatMap(({ userId }) => {
		const { from, to } = people[userId] ?? {};
		if (Boolean(from) === Boolean(to)) return [];
		return [
			{ field: `people.${userId}.${from ? 'to' : 'from'}`, message: 'Please give both times, or leave both empty' },
		];
	});

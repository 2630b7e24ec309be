import { hoursChange, isNoChange } from '@tulia/centre/hours-change';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { HoursPlan, MyHours, OwnHoursRequest, OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { HoursRequest } from '../../my-day/hours/hours-request.ts';

/** A member of staff, and their entry in the list of psychologists. */
export interface OwnHoursCaller {
	readonly userId: string;
	readonly roles: readonly StaffRole[];
	readonly psychologistId?: string;
}

/** An entry, and its latest request. */
export interface OwnEntry {
	readonly entry: StaffPsychologist;
	readonly request: HoursRequest | undefined;
}

/** The hours of an entry, without when staff entered each. */
export const planOf = ({ weeklyHours, breaks, timeOff }: HoursPlan): HoursPlan => ({
	weeklyHours,
	breaks,
	timeOff: timeOff.map(({ from, to, hours }) => ({ from, to, ...(hours === undefined ? {} : { hours }) })),
});

/** The sum of the versions of entry and request, so that it is monotonic. */
export const ownVersion = ({ entry, request }: OwnEntry): number => entry.version + (request?.version ?? 0);

/** An owner needs no approval, because they may change any entry. */
export const ruleFor = ({ roles }: Pick<OwnHoursCaller, 'roles'>, rule: OwnHoursRule): OwnHoursRule =>
	roles.includes('owner') ? 'at_once' : rule;

export const isSamePlan = (one: HoursPlan, other: HoursPlan): boolean => isNoChange(hoursChange(one, other));

/** The request as its psychologist reads it; undefined when an earlier account of the entry made it. */
export function ownRequestOf(
	{ request }: OwnEntry,
	userId: string,
	nameOf: (userId: string) => string,
): OwnHoursRequest | undefined {
	if (request === undefined || request.userId !== userId || request.state === 'withdrawn') return undefined;
	const { state, before, after, reason, askedAt, decided, version } = request;
	return {
		...{ state, before, after, askedAt, version },
		...(reason === undefined ? {} : { reason }),
		...(decided === undefined
			? {}
			: {
					decided: {
						...{ at: decided.at, by: nameOf(decided.by) },
						...(decided.words === undefined ? {} : { words: decided.words }),
					},
				}),
	};
}

export const myHoursOf = (own: OwnEntry, rule: OwnHoursRule, request: OwnHoursRequest | undefined): MyHours => ({
	psychologist: { id: own.entry.id, name: own.entry.name },
	...planOf(own.entry),
	...{ version: ownVersion(own), rule },
	...(request === undefined ? {} : { request }),
});

import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';

/** How far a change goes: this visit, or all of its series that follow it, too. */
export type Scope = 'this' | 'following';

export const scopes = (verb: string, others: number) => [
	{ value: 'this', title: 'This visit only', text: 'The others stay as they are.' },
	{
		value: 'following',
		title: `This and all that follow (${others + 1})`,
		text: `${verb} one by one; you hear what became of each, and the client gets one message.`,
	},
];

/** How many visits of its series come after this one and are still to be held. */
export const followingCount = ({
	id,
	scheduledFor,
	series,
}: Pick<AppointmentDetail, 'id' | 'scheduledFor' | 'series'>) =>
	(series?.visits ?? []).filter(
		(visit) => visit.id !== id && visit.status === 'confirmed' && visit.scheduledFor > scheduledFor,
	).length;

import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';

/** The scope of a change: this visit, or also all later ones of its series. */
export type Scope = 'this' | 'following';

export const scopes = (verb: string, others: number) => [
	{ value: 'this', title: 'This visit only', text: 'The others stay as they are.' },
	{
		value: 'following',
		title: `This and all that follow (${others + 1})`,
		text: `${verb} one by one; you hear what became of each, and the client gets one message.`,
	},
];

/** The number of later visits of the series that are confirmed. */
export const followingCount = ({
	id,
	scheduledFor,
	series,
}: Pick<AppointmentDetail, 'id' | 'scheduledFor' | 'series'>) =>
	(series?.visits ?? []).filter(
		(visit) => visit.id !== id && visit.status === 'confirmed' && visit.scheduledFor > scheduledFor,
	).length;

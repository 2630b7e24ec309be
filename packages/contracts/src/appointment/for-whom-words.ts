import type { ForWhom } from './schemas.ts';

/** Whom a visit is for, as tickets and mails say it to the client who booked. A child is never named. */
export const forWhomWords: Readonly<Record<ForWhom, string>> = {
	me: 'You',
	my_child: 'Your child',
	us: 'You as a couple or family',
};

/** Whom a visit is for, as staff read it. */
export const forWhomWordsForStaff: Readonly<Record<ForWhom, string>> = {
	me: 'The client',
	my_child: 'The client’s child',
	us: 'A couple or a family',
};

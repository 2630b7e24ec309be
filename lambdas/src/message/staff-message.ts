import type { StaffMessage } from '@tulia/contracts/message/staff-schemas';
import { type InboxEntry, returned } from '../inbox/inbox.ts';

export const staffMessage = (entry: InboxEntry, nameOf: (userId: string) => string): StaffMessage => {
	const { id, name, email, phone, subject = '', text, createdAt, mayBeInCrisis, state, replies, version } = entry;
	return {
		id,
		name,
		email,
		...(phone === undefined ? {} : { phone }),
		subject,
		message: text,
		createdAt,
		state,
		replies: replies.map((reply) => ({ text: reply.text, at: reply.at, by: nameOf(reply.by), ...returned(reply) })),
		mayBeInCrisis,
		version,
	};
};

import type { StaffQuestion } from '@tulia/contracts/faq/staff-schemas';
import { type InboxEntry, returned } from '../inbox/inbox.ts';

/** A question as staff read it; the latest answer counts. */
export function staffQuestion({
	id,
	name,
	email,
	text,
	createdAt,
	mayBeInCrisis,
	state,
	replies,
	version,
}: InboxEntry): StaffQuestion {
	const answer = replies.at(-1);
	return {
		id,
		name,
		email,
		question: text,
		createdAt,
		state,
		...(answer ? { answer: { text: answer.text, at: answer.at, ...returned(answer) } } : {}),
		mayBeInCrisis,
		version,
	};
}

import type { StaffQuestion } from '@tulia/contracts/faq/staff-schemas';
import { mayBeInCrisis } from '@tulia/contracts/may-be-in-crisis';
import { type InboxEntry, returned } from '../inbox/inbox.ts';

/** A question as staff read it; answered twice, the last answer counts. */
export function staffQuestion({
	id,
	name,
	email,
	text,
	createdAt,
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
		mayBeInCrisis: mayBeInCrisis(text),
		version,
	};
}

import { isLikelyBot } from '@tulia/contracts/bot-check';
import { tenDigits } from '@tulia/contracts/message/phone';
import type { FindCrisisWords } from '../crisis/crisis-words.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import type { MessageStore } from './message.ts';

export interface SendMessageDeps {
	readonly messages: Pick<MessageStore, 'keep'>;
	readonly limits: VisitorLimits;
	readonly findCrisisWords: FindCrisisWords;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Stores a visitor's message and promises staff a mail. A robot gets the same response; nothing is stored. */
export const sendMessage =
	({ messages, limits, findCrisisWords, now, newId }: SendMessageDeps) =>
	async ({ body, viewer }: RequestFor<'sendMessage', 'body' | 'viewer'>): Promise<ResultFor<'sendMessage'>> => {
		if (isLikelyBot(body)) return ok({ status: 'received' });

		const at = now();
		const { name, email, phone, subject, message } = body;
		const admitted = await limits.admit({ kind: 'form', email, viewer, now: at });
		if (!admitted.ok) return admitted;

		const written = {
			id: newId(at),
			name: name.trim(),
			email,
			phone: tenDigits(phone),
			subject: subject.trim(),
			text: message.trim(),
			createdAt: at.toISOString(),
			mayBeInCrisis: (await findCrisisWords())(subject, message),
		};
		await messages.keep(written, newId(at));
		return ok({ status: 'received' });
	};

import type { submitQuestion as endpoint } from '@tulia/contracts/faq/endpoints';
import { isUnlikelyHuman } from '@tulia/contracts/unlikely-human';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok } from '../platform/result.ts';
import type { VisitorLimits } from '../platform/visitor-limits.ts';
import type { QuestionStore } from './question.ts';

export interface SubmitQuestionDeps {
	readonly questions: Pick<QuestionStore, 'keep'>;
	readonly limits: VisitorLimits;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Keeps a visitor's question, and promises staff a mail about it. A robot is thanked and forgotten. */
export const submitQuestion =
	({ questions, limits, now, newId }: SubmitQuestionDeps) =>
	async ({
		body,
		viewer,
	}: Pick<Input<typeof endpoint>, 'body' | 'viewer'>): Promise<HandlerResult<'submitQuestion'>> => {
		if (isUnlikelyHuman(body)) return ok({ status: 'received' });

		const at = now();
		const { name, email, question } = body;
		const admitted = await limits.admit({ kind: 'form', email, viewer, now: at });
		if (!admitted.ok) return admitted;

		const asked = { id: newId(at), name: name.trim(), email, text: question.trim(), createdAt: at.toISOString() };
		await questions.keep(asked, newId(at));
		return ok({ status: 'received' });
	};

import { isLikelyBot } from '@tulia/contracts/bot-check';
import type { FindCrisisWords } from '../crisis/crisis-words.ts';
import { type ChangeEntryDeps, replyToEntry, setEntryState } from '../inbox/change-entry.usecase.ts';
import type { InboxStore } from '../inbox/inbox.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok } from '../platform/http/result.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import { pageAnswer, pageRequest } from '../platform/lists/page.ts';
import type { QuestionStore } from './question.ts';
import { staffQuestion } from './staff-question.ts';

export interface SubmitQuestionDeps {
	readonly questions: Pick<QuestionStore, 'keep'>;
	readonly limits: VisitorLimits;
	readonly findCrisisWords: FindCrisisWords;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Stores a visitor's question and promises staff a mail. A robot gets the same response; nothing is stored. */
export const submitQuestion =
	({ questions, limits, findCrisisWords, now, newId }: SubmitQuestionDeps) =>
	async ({ body, viewer }: RequestFor<'submitQuestion', 'body' | 'viewer'>): Promise<ResultFor<'submitQuestion'>> => {
		if (isLikelyBot(body)) return ok({ status: 'received' });

		const at = now();
		const { name, email, question } = body;
		const admitted = await limits.admit({ kind: 'form', email, viewer, now: at });
		if (!admitted.ok) return admitted;

		const submitted = {
			id: newId(at),
			name: name.trim(),
			email,
			text: question.trim(),
			createdAt: at.toISOString(),
			mayBeInCrisis: (await findCrisisWords())(question),
		};
		await questions.keep(submitted, newId(at));
		return ok({ status: 'received' });
	};

export interface ListQuestionsDeps {
	readonly entries: Pick<InboxStore, 'list'>;
}

/** Questions of a state, pending by default, newest first. */
export const listQuestions =
	({ entries }: ListQuestionsDeps) =>
	async ({ query }: RequestFor<'listQuestions', 'query'>): Promise<ResultFor<'listQuestions'>> => {
		const page = await entries.list(query.state ?? 'new', pageRequest(query));
		return pageAnswer(page && { ...page, rows: page.rows.map(staffQuestion) });
	};

type AnswerInput = RequestFor<'answerQuestion', 'params' | 'body' | 'caller', 'userId'>;

/** Answers a question by mail, at most once: of two concurrent answers one is refused. */
export const answerQuestion =
	(deps: ChangeEntryDeps) =>
	async ({ params, body, caller }: AnswerInput): Promise<ResultFor<'answerQuestion'>> => {
		const target = { id: params.id, version: body.version, actor: caller.userId };
		const answered = await replyToEntry(deps)(target, body.answer);
		return answered.ok ? ok(staffQuestion(answered.value)) : answered;
	};

type ChangeInput = RequestFor<'changeQuestion', 'params' | 'body' | 'caller', 'userId'>;

/** Marks a question as needing no answer, as spam, or as pending again. */
export const changeQuestion =
	(deps: ChangeEntryDeps) =>
	async ({ params, body, caller }: ChangeInput): Promise<ResultFor<'changeQuestion'>> => {
		const target = { id: params.id, version: body.version, actor: caller.userId };
		const changed = await setEntryState(deps)(target, body.state);
		return changed.ok ? ok(staffQuestion(changed.value)) : changed;
	};

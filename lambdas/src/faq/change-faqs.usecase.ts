import { MOST_FEATURED } from '@tulia/contracts/faq/staff-schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { applyReorder } from '../platform/lists/apply-reorder.ts';
import { retryOnVersionConflict } from '../platform/table/version-conflict.ts';
import type { StaffFaq, StaffFaqStore } from './faq.ts';
import { listAllFaqs } from './list-faqs.usecase.ts';

export interface ChangeFaqsDeps {
	readonly faqs: StaffFaqStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type CreateInput = RequestFor<'createFaq', 'body' | 'caller', 'userId'>;
type ChangeInput = RequestFor<'changeFaq', 'params' | 'body' | 'caller', 'userId'>;
type DeleteInput = RequestFor<'deleteFaq', 'params' | 'caller', 'userId'>;

const actOf = ({ now, newId }: ChangeFaqsDeps, actor: string) => {
	const at = now();
	return { actor, at, auditId: newId(at) };
};

const find = async ({ faqs }: ChangeFaqsDeps, id: string): Promise<StaffFaq | undefined> =>
	(await faqs.listAll()).find((faq) => faq.id === id);

/** Without surrounding whitespace. */
const trimmed = <T extends { readonly question: string; readonly answer: string }>(words: T): T => ({
	...words,
	question: words.question.trim(),
	answer: words.answer.trim(),
});

/** The current FAQs, with the counter that guards the contact page. */
async function readAll({ faqs }: ChangeFaqsDeps) {
	const featuring = await faqs.featuring();
	return { featuring, all: await faqs.listAll() };
}

const isFull = (all: readonly StaffFaq[]): boolean => all.filter(({ featured }) => featured).length >= MOST_FEATURED;

/** Publishes an FAQ, on the contact page too when there is room. */
export const createFaq =
	(deps: ChangeFaqsDeps) =>
	async ({ body, caller }: CreateInput): Promise<ResultFor<'createFaq'>> => {
		const act = actOf(deps, caller.userId);
		const faq = { ...trimmed(body), id: deps.newId(act.at).toLowerCase(), version: 1 };
		return retryOnVersionConflict(() => tryCreate(deps, faq, act));
	};

async function tryCreate(
	deps: ChangeFaqsDeps,
	faq: StaffFaq,
	act: AuditContext,
): Promise<ResultFor<'createFaq'> | undefined> {
	const { featuring, all } = await readAll(deps);
	if (faq.featured && isFull(all)) return refuse('too_many_featured');
	return (await deps.faqs.add(faq, act, faq.featured ? featuring : undefined)) ? ok(faq) : undefined;
}

/** Changes an FAQ or its position, on condition of the version that was read. */
export const changeFaq =
	(deps: ChangeFaqsDeps) =>
	(input: ChangeInput): Promise<ResultFor<'changeFaq'>> =>
		retryOnVersionConflict(() => tryChange(deps, input));

async function tryChange(
	deps: ChangeFaqsDeps,
	{ params, body, caller }: ChangeInput,
): Promise<ResultFor<'changeFaq'> | undefined> {
	const { version, ...words } = body;
	const { featuring, all } = await readAll(deps);
	const before = all.find(({ id }) => id === params.id);
	if (!before) return refuse('not_found');
	if (before.version !== version)
		return refuse('changed_meanwhile', { current: { status: 'published', version: before.version } });
	const after = { ...trimmed(words), id: before.id, version: version + 1 };
	const isNewThere = after.featured && !before.featured;
	if (isNewThere && isFull(all)) return refuse('too_many_featured');
	const change = { before, after, act: actOf(deps, caller.userId), featuring: isNewThere ? featuring : undefined };
	return (await deps.faqs.change(change)) ? ok(after) : undefined;
}

export const deleteFaq =
	(deps: ChangeFaqsDeps) =>
	async ({ params, caller }: DeleteInput): Promise<ResultFor<'deleteFaq'>> =>
		retryOnVersionConflict<ResultFor<'deleteFaq'>>(async () => {
			const faq = await find(deps, params.id);
			if (!faq) return refuse('not_found');
			return (await deps.faqs.remove(faq, actOf(deps, caller.userId))) ? ok(null) : undefined;
		});

interface ReorderFaqsDeps {
	readonly faqs: Pick<StaffFaqStore, 'listAll' | 'reorder'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type ReorderInput = RequestFor<'reorderFaqs', 'body' | 'caller', 'userId'>;

/** Reorders FAQs in one transaction: visitors never see half a move. */
export const reorderFaqs =
	({ faqs, now, newId }: ReorderFaqsDeps) =>
	async ({ body, caller }: ReorderInput): Promise<ResultFor<'reorderFaqs'>> =>
		retryOnVersionConflict<ResultFor<'reorderFaqs'>>(async () => {
			const moved = applyReorder(await faqs.listAll(), body.places);
			if (!moved.ok) return moved;
			const at = now();
			const act = { actor: caller.userId, at, auditId: newId(at) };
			return (await faqs.reorder(moved.value, act)) ? listAllFaqs({ faqs })() : undefined;
		});

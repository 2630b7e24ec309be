import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { type AnswerDeps, answerToOffer } from '../offer/answer-offer.usecase.ts';
import { type ReadOfferedVisitDeps, readOfferedVisit } from '../offer/read-offered-visit.usecase.ts';
import { shownEntry } from '../shown-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { type ChangeWaitingDeps, changeWaiting } from './change-waiting.usecase.ts';
import { type EndWaitingDeps, endWaiting } from './end-waiting.usecase.ts';
import { type JoinDeps, joinWaitingList } from './join-waiting-list.usecase.ts';
import { type EntryFactsDeps, readEntryFacts } from './read-entry-facts.usecase.ts';

export const joinForMe =
	(deps: JoinDeps & EntryFactsDeps) =>
	async ({
		body,
		caller,
		idempotencyKey,
	}: RequestFor<'joinWaitingList', 'body' | 'caller' | 'idempotencyKey', 'userId'>): Promise<
		ResultFor<'joinWaitingList'>
	> => {
		const { userId } = caller;
		const joined = await joinWaitingList(deps)({ userId, actor: userId, wish: body, key: idempotencyKey });
		return joined.ok ? ok(shownEntry(joined.value, await readEntryFacts(deps, [joined.value]))) : joined;
	};

interface OwnWaitingDeps extends EntryFactsDeps {
	readonly waitingList: Pick<WaitingListStore, 'ofClient'>;
}

export const listMyWaiting =
	(deps: OwnWaitingDeps) =>
	async ({ caller }: RequestFor<'listMyWaiting', 'caller', 'userId'>): Promise<ResultFor<'listMyWaiting'>> => {
		const entries = await deps.waitingList.ofClient(caller.userId);
		if (entries.length === 0) return ok({ data: [] });
		const facts = await readEntryFacts(deps, entries);
		return ok({ data: entries.map((entry) => shownEntry(entry, facts)) });
	};

/** Changes the caller's preference; another client's entry is not found. */
export const changeMyWaiting =
	(deps: ChangeWaitingDeps & EntryFactsDeps) =>
	async ({
		params: { id },
		body,
		caller: { userId },
	}: RequestFor<'changeWaiting', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'changeWaiting'>> => {
		const changed = await changeWaiting(deps)({ id, userId, wish: body });
		if (changed.ok) return ok(shownEntry(changed.value, await readEntryFacts(deps, [changed.value])));
		if (changed.refusal === 'changed_meanwhile' || changed.refusal === 'unknown_service')
			throw new Error('Clients name no version, and no service.');
		return { ...changed, refusal: changed.refusal };
	};

/** Ends the caller's entry; another client's entry is not found. */
export const leaveWaitingList =
	(deps: EndWaitingDeps) =>
	async ({
		params: { id },
		caller: { userId },
	}: RequestFor<'leaveWaitingList', 'params' | 'caller', 'userId'>): Promise<ResultFor<'leaveWaitingList'>> => {
		const left = await endWaiting(deps)({ id, userId, actor: userId, why: 'stopped' });
		return left.ok ? ok(null) : left;
	};

export const answerMyOffer =
	(deps: AnswerDeps & ReadOfferedVisitDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'answerMyOffer', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'answerMyOffer'>> => {
		const { userId } = caller;
		const entry = await deps.waitingList.find(params.id);
		if (entry?.userId !== userId) return refuse('not_found');
		const { kept: offerId, answer } = body;
		const given = { entryId: entry.id, offerId, answer, actor: userId, byStaff: false, now: deps.now() };
		const answered = await answerToOffer(deps)(given);
		const offer = answered.ok ? answered.value.offers.find(({ id }) => id === offerId) : undefined;
		if (!answered.ok) return answered;
		return offer ? ok(await readOfferedVisit(deps, answered.value, offer)) : refuse('offer_gone');
	};

import type { StaffWaitingEntry } from '@tulia/contracts/waiting-list/schemas';
import type { ClientStore } from '../../appointment/client.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { type AnswerDeps, answerToOffer } from '../offer/answer-offer.usecase.ts';
import { staffEntry } from '../shown-entry.ts';
import { isToBePhoned, type WaitingEntry } from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { type ChangeWaitingDeps, changeWaiting } from './change-waiting.usecase.ts';
import { type EndWaitingDeps, endWaiting } from './end-waiting.usecase.ts';
import { type JoinDeps, joinWaitingList } from './join-waiting-list.usecase.ts';
import { type EntryFactsDeps, readEntryFacts } from './read-entry-facts.usecase.ts';

interface ShowDeps extends EntryFactsDeps {
	readonly clients: Pick<ClientStore, 'people'>;
}

async function shown(deps: ShowDeps, entries: readonly WaitingEntry[]): Promise<StaffWaitingEntry[]> {
	const [facts, people] = await Promise.all([
		readEntryFacts(deps, entries),
		deps.clients.people(entries.map(({ userId }) => userId)),
	]);
	return entries.map((entry) => staffEntry(entry, facts, people.get(entry.userId)));
}

async function shownOne(deps: ShowDeps, entry: WaitingEntry): Promise<StaffWaitingEntry> {
	const [one] = await shown(deps, [entry]);
	if (!one) throw new Error('An entry was shown as none.');
	return one;
}

/** How many ended entries are shown. */
const ENDED_SHOWN = 20;

export const listWaitingList =
	(deps: ShowDeps & { readonly waitingList: Pick<WaitingListStore, 'waiting' | 'ended'> }) =>
	async (): Promise<ResultFor<'listWaitingList'>> => {
		const [waiting, past] = await Promise.all([deps.waitingList.waiting(), deps.waitingList.ended(ENDED_SHOWN)]);
		const all = await shown(deps, [...waiting, ...past]);
		return ok({ data: all.slice(0, waiting.length), ended: all.slice(waiting.length) });
	};

export const countWaiting =
	({ waitingList }: { readonly waitingList: Pick<WaitingListStore, 'waiting'> }) =>
	async (): Promise<ResultFor<'countWaiting'>> => {
		const entries = await waitingList.waiting();
		return ok({ waiting: entries.length, toPhone: entries.filter(isToBePhoned).length });
	};

interface AddDeps extends JoinDeps, EntryFactsDeps {
	readonly appointments: JoinDeps['appointments'] & EntryFactsDeps['appointments'];
	readonly sources: JoinDeps['sources'];
	readonly clients: Pick<ClientStore, 'read' | 'people' | 'findHolding'>;
}

/** Adds an entry for a client at the desk or on the phone. Staff phone clients without contact details. */
export const addToWaitingList =
	(deps: AddDeps) =>
	async ({
		body: { clientId, ...wish },
		caller,
		idempotencyKey: key,
	}: RequestFor<'addToWaitingList', 'body' | 'caller' | 'idempotencyKey', 'userId'>): Promise<
		ResultFor<'addToWaitingList'>
	> => {
		const holder = await deps.clients.findHolding(clientId);
		if (holder?.status !== 'active') return refuse('unknown_client');
		const joined = await joinWaitingList(deps)({ userId: holder.userId, actor: caller.userId, wish, key });
		if (joined.ok) return ok(await shownOne(deps, joined.value));
		if (joined.refusal === 'unauthenticated') return refuse('unknown_client');
		if (joined.refusal === 'email_unconfirmed') throw new Error('Staff ask for whom they can phone.');
		return { ...joined, refusal: joined.refusal };
	};

/** Changes an entry as its client requested, or to correct it. */
export const changeWaitingForClient =
	(deps: ChangeWaitingDeps & ShowDeps) =>
	async ({
		params: { id },
		body: { serviceId, version, ...wish },
		caller,
	}: RequestFor<'changeWaitingForClient', 'params' | 'body' | 'caller', 'userId'>): Promise<
		ResultFor<'changeWaitingForClient'>
	> => {
		const byStaff = { serviceId, version, actor: caller.userId };
		const changed = await changeWaiting(deps)({ id, wish, byStaff });
		return changed.ok ? ok(await shownOne(deps, changed.value)) : changed;
	};

export const answerOfferForClient =
	(deps: AnswerDeps & ShowDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'answerOfferForClient', 'params' | 'body' | 'caller', 'userId'>): Promise<
		ResultFor<'answerOfferForClient'>
	> => {
		const entry = await deps.waitingList.find(params.id);
		if (!entry) return refuse('not_found');
		const { kept: offerId, answer } = body;
		const given = { entryId: entry.id, offerId, answer, actor: caller.userId, byStaff: true, now: deps.now() };
		const answered = await answerToOffer(deps)(given);
		if (answered.ok) return ok(await shownOne(deps, answered.value));
		// Staff are exempt from the client's limits.
		if (answered.refusal === 'too_many_bookings' || answered.refusal === 'too_late') return refuse('offer_gone');
		return { ...answered, refusal: answered.refusal };
	};

export const removeFromWaitingList =
	(deps: EndWaitingDeps & ShowDeps) =>
	async ({
		params: { id },
		caller,
	}: RequestFor<'removeFromWaitingList', 'params' | 'caller', 'userId'>): Promise<
		ResultFor<'removeFromWaitingList'>
	> => {
		const left = await endWaiting(deps)({ id, actor: caller.userId, why: 'by_staff' });
		return left.ok ? ok(await shownOne(deps, left.value)) : left;
	};

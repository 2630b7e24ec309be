import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Refused, refuse } from '../../platform/http/result.ts';
import type { Attempt, VisitorLimits } from '../../platform/limits/visitor-limits.ts';
import type { TimeOffer, WaitingEntry } from '../waiting-entry.ts';
import type { WaitingListStore } from '../waiting-list-store.ts';
import { type AnswerDeps, answerToOffer } from './answer-offer.usecase.ts';
import { entryIdIn, offerOfToken, type Prove } from './offer-token.ts';
import { type ReadOfferedVisitDeps, readOfferedVisit } from './read-offered-visit.usecase.ts';

interface LinkDeps extends ReadOfferedVisitDeps {
	readonly waitingList: Pick<WaitingListStore, 'find'>;
	readonly prove: () => Promise<Prove>;
	readonly visitorLimits: VisitorLimits;
	readonly now: () => Date;
}

async function offerBehind({ waitingList, prove }: LinkDeps, token: string) {
	const entry = await waitingList.find(entryIdIn(token));
	const offer = entry && offerOfToken(await prove(), entry, token);
	return entry && offer ? { entry, offer } : undefined;
}

type Behind = { readonly entry: WaitingEntry; readonly offer: TimeOffer };

/** Shows the offer of a link, in any state; changes nothing. */
export const readOffer =
	(deps: LinkDeps) =>
	async ({ body, viewer }: RequestFor<'readOffer', 'body' | 'viewer'>): Promise<ResultFor<'readOffer'>> => {
		const behind = await admitted(deps, body.token, viewer);
		return 'refusal' in behind ? behind : ok(await readOfferedVisit(deps, behind.entry, behind.offer));
	};

/** Answers an offer by its link, on behalf of the client it was sent to. */
export const answerOffer =
	(deps: LinkDeps & AnswerDeps) =>
	async ({ body, viewer }: RequestFor<'answerOffer', 'body' | 'viewer'>): Promise<ResultFor<'answerOffer'>> => {
		const behind = await admitted(deps, body.token, viewer);
		if ('refusal' in behind) return behind;
		const { entry, offer } = behind;
		const actor = entry.userId;
		const given = { entryId: entry.id, offerId: offer.id, answer: body.answer, actor, byStaff: false, now: deps.now() };
		const answered = await answerToOffer(deps)(given);
		if (!answered.ok) return answered;
		const settled = answered.value.offers.find(({ id }) => id === offer.id) ?? offer;
		return ok(await readOfferedVisit(deps, answered.value, settled));
	};

async function admitted(
	deps: LinkDeps,
	token: string,
	viewer: Attempt['viewer'],
): Promise<Behind | Refused<'invalid_link'> | Refused<'too_many_requests'>> {
	const allowed = await deps.visitorLimits.admit({ kind: 'offer', viewer, now: deps.now() });
	if (!allowed.ok) return allowed;
	return (await offerBehind(deps, token)) ?? refuse('invalid_link');
}

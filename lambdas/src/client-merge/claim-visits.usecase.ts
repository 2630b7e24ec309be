import type { AppointmentStore } from '../appointment/appointment-store.ts';
import { claimTries } from '../client/claim-tries.ts';
import { namesAgree } from '../client/names-agree.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import type { VisitorLimits } from '../platform/limits/visitor-limits.ts';
import { type MergeClientsDeps, mergeClients } from './merge-clients.usecase.ts';
import type { MergingClient } from './merge-decision.ts';
import type { MergeStore } from './merge-store.ts';

export interface ClaimVisitsDeps extends MergeClientsDeps {
	readonly merges: Pick<MergeStore, 'find' | 'begin' | 'findMerge'>;
	readonly appointments: Pick<AppointmentStore, 'listOf' | 'findByTicket'>;
	readonly limits: Pick<RateLimits, 'admit'>;
	readonly visitorLimits: VisitorLimits;
}

/** Record that is read for an unknown ticket, so that response times do not reveal which tickets exist. */
const UNUSED_USER_ID = '00000000000000000000000000';

type ClaimInput = RequestFor<'claimVisits', 'body' | 'caller' | 'viewer', 'userId'>;

/**
 * Adds the visits of a record without an account to the caller's account. Requires the number that the caller
 * confirmed, one of its tickets, and a matching name; the refusal does not reveal which of them was wrong (promise
 * W36).
 */
export const claimVisits =
	(deps: ClaimVisitsDeps) =>
	async ({ body, caller, viewer }: ClaimInput): Promise<ResultFor<'claimVisits'>> => {
		const { userId } = caller;
		const now = deps.now();
		const admitted = await deps.limits.admit([claimTries(userId)], now);
		if (!admitted.ok) return admitted;
		const spared = await deps.visitorLimits.admit({ kind: 'visit_claim', viewer, account: userId, now });
		if (!spared.ok) return spared;
		const own = await deps.merges.find(userId);
		const able = mayClaim(own);
		return able.ok ? claim(deps, able.value, body.ticketNumber.toUpperCase()) : able;
	};

function mayClaim(own: MergingClient | undefined): Result<MergingClient, 'email_unconfirmed' | 'phone_unconfirmed'> {
	if (!own?.emailVerified) return refuse('email_unconfirmed');
	const isOwn = own.phone?.proof === 'code' && own.phone.lostSince === undefined;
	return isOwn ? ok(own) : refuse('phone_unconfirmed');
}

async function claim(deps: ClaimVisitsDeps, own: MergingClient, ticket: string): Promise<ResultFor<'claimVisits'>> {
	const visit = await deps.appointments.findByTicket(ticket);
	const holder = visit?.userId ?? UNUSED_USER_ID;
	const [other, merge] = await Promise.all([deps.merges.find(holder), deps.merges.findMerge(holder)]);
	// Idempotent: the account already has the ticket, or the merge is under way.
	if (holder === own.id || merge?.into === own.id) return ok(null);
	if (!other || !isTheirs(own, other)) return refuse('claim_refused');
	const merged = await mergeClients(deps)({
		...{ keptId: own.id, otherId: other.id, actor: own.id, reason: undefined },
		...{ name: 'kept', phone: 'kept', email: 'kept', notices: 'kept', samePerson: true, opensVisits: true },
	});
	if (merged.ok) return ok(null);
	if (merged.refusal === 'client_overlap') return refuse('client_overlap');
	if (merged.refusal === 'merge_running' || merged.refusal === 'changed_meanwhile') return refuse('unavailable');
	return refuse('claim_refused');
}

/**
 * A phone may be shared, so the name must match as well: the name at the time of confirmation, because an account can
 * be renamed after reading a ticket on the phone. A record with an address belongs to its own account; a number that
 * changed hands proves nothing.
 */
const isTheirs = (own: MergingClient, { email, phone, name }: MergingClient): boolean =>
	email === '' &&
	phone?.number === own.phone?.number &&
	phone?.lostSince === undefined &&
	namesAgree(own.phone?.confirmedAs ?? own.name, name);

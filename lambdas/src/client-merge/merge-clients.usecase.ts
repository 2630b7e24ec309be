import type { AppointmentStore } from '../appointment/appointment-store.ts';
import { mayAttend, stillUpcoming } from '../appointment/upcoming.ts';
import type { PaymentStore } from '../payment/payment-store.ts';
import { type Result, refuse } from '../platform/http/result.ts';
import {
	decideMerge,
	type MergeInput,
	type MergePlan,
	type MergeRefusal,
	type MergingClient,
} from './merge-decision.ts';
import type { MergeStore } from './merge-store.ts';

export interface MergeClientsDeps {
	readonly merges: Pick<MergeStore, 'find' | 'begin'>;
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
	readonly payments: Pick<PaymentStore, 'balances'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

export interface MergeOrder extends MergeInput {
	readonly keptId: string;
	readonly otherId: string;
	/** The versions of the two records that the caller saw. Absent: the current ones. */
	readonly seen?: { readonly kept: number; readonly other: number };
	readonly actor: string;
	readonly reason: string | undefined;
}

/** A transaction takes a hundred actions, and the records need a dozen. The job moves further coming visits. */
const MOST_COMING = 80;

/**
 * Merges two records. Coming visits are moved at once, in the transaction that ends the other record; past ones follow
 * in steps, by a job promised in that transaction.
 */
export const mergeClients =
	(deps: MergeClientsDeps) =>
	async (order: MergeOrder): Promise<Result<undefined, MergeRefusal | 'not_found' | 'changed_meanwhile'>> => {
		const { keptId, otherId, seen } = order;
		const [kept, other] = await Promise.all([deps.merges.find(keptId), deps.merges.find(otherId)]);
		if (!kept || !other) return refuse('not_found');
		if (isOutdated(seen, kept, other)) return refuse('changed_meanwhile');
		const plan = decideMerge({ kept, other }, order, deps.now());
		if (plan.ok) return begin(deps, order, { kept, other, plan: await reachable(plan.value) });
		return plan.refusal === 'client_overlap' ? { ...plan, ...(await namedClash(deps, kept, other)) } : plan;
	};

const isOutdated = (seen: MergeOrder['seen'], kept: MergingClient, other: MergingClient): boolean =>
	seen !== undefined && (seen.kept !== kept.version || seen.other !== other.version);

/** The two overlapping visits, by their tickets: staff move or cancel one of them. */
async function namedClash({ appointments }: MergeClientsDeps, kept: MergingClient, other: MergingClient) {
	const both = kept.upcoming.flatMap((own) =>
		other.upcoming.flatMap((added) => (mayAttend([own], added).ok ? [] : [[own.aid, added.aid]])),
	)[0];
	const visits = [...(await appointments.listOf(kept.id)), ...(await appointments.listOf(other.id))];
	return {
		detail: 'Each of the two records has a visit at the same time.',
		affected: visits
			.filter(({ id }) => both?.includes(id))
			.map(({ id, ticketNumber, startAt }) => ({ id, ticketNumber, scheduledFor: startAt })),
	};
}

/** A number that takes no SMS is never notified by SMS: the channel becomes email or phone calls. */
async function reachable(plan: MergePlan): Promise<MergePlan> {
	const { phone, notices, hasEmail } = plan;
	if (phone === undefined || notices === 'email' || notices === 'none') return plan;
	const { takesTexts } = await import('../platform/phone-number.ts'); // large: the numbering plans of every country
	return takesTexts(phone.number) ? plan : { ...plan, notices: hasEmail ? 'email' : 'none' };
}

interface Decided {
	readonly kept: MergingClient;
	readonly other: MergingClient;
	readonly plan: MergePlan;
}

async function begin(
	{ merges, appointments, payments, now, newId }: MergeClientsDeps,
	{ actor, reason }: MergeOrder,
	decided: Decided,
): Promise<Result<undefined, 'changed_meanwhile'>> {
	const { other } = decided;
	const moment = now();
	const visits = await appointments.listOf(other.id);
	// The index is eventually consistent; the list of coming visits is not.
	const coming = new Set([
		...other.upcoming.filter((one) => stillUpcoming([one], moment).length > 0).map(({ aid }) => aid),
		...visits.filter(({ status, endAt }) => status !== 'cancelled' && new Date(endAt) > moment).map(({ id }) => id),
	]);
	const all = new Set([...visits.map(({ id }) => id), ...coming]);
	const paid = await payments.balances([...all]);
	const ids = { job: newId(moment), keptAudit: newId(moment), otherAudit: newId(moment) };
	return merges.begin({
		...decided,
		...{ coming: [...coming].slice(0, MOST_COMING), visits: all.size, paid: paid.length },
		...{ actor, reason, ids, now: moment },
	});
}

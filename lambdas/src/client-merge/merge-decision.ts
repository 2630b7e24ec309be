import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import { mayAttend, stillUpcoming, type Upcoming } from '../appointment/upcoming.ts';
import { namesAgree } from '../client/names-agree.ts';
import { missingFor } from '../client/notices-need.ts';
import type { ClientPhone } from '../client/reach.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { type DatedConsents, mergedConsents } from './merged-consents.ts';

/** One of two records to be merged. */
export interface MergingClient {
	readonly id: string;
	readonly name: string;
	/** Empty when there is none. */
	readonly email: string;
	readonly emailVerified: boolean;
	readonly hasPassword: boolean;
	readonly phone: ClientPhone | undefined;
	readonly notices: NoticeChannel | undefined;
	readonly consents: DatedConsents;
	/** Incremented by each change of name, phone or channel. */
	readonly version: number;
	/** Session version of its account. */
	readonly sessionVersion: number;
	readonly upcoming: readonly Upcoming[];
	readonly bookedVersion: number;
	/** A merge into it is still running. */
	readonly isMerging: boolean;
}

type Side = 'kept' | 'other';

/** Which facts remain, and what the caller confirmed. */
export interface MergeInput {
	readonly name: Side;
	readonly phone: Side;
	readonly email: Side;
	readonly notices: Side;
	/** Staff confirmed that both are one person, although the names differ. */
	readonly samePerson: boolean;
	/** Staff confirmed that the remaining account will see the other record's visits and their notes. */
	readonly opensVisits: boolean;
}

/** Content of the remaining record after the merge. */
export interface MergePlan {
	readonly name: string;
	readonly phone: ClientPhone | undefined;
	readonly notices: NoticeChannel | undefined;
	readonly hasEmail: boolean;
	readonly takesAddress: boolean;
	/** The log-in ends: its address was never confirmed, so its password must not open the other record. */
	readonly endsLogIn: boolean;
	readonly consents: DatedConsents;
	readonly upcoming: readonly Upcoming[];
}

export type MergeRefusal =
	| 'invalid_request'
	| 'two_accounts'
	| 'other_has_account'
	| 'merge_running'
	| 'names_differ'
	| 'merge_opens_visits'
	| 'client_overlap';

/** The only kind of log-in that may see visits of another record: its owner proved to read mail at the address. */
const hasConfirmedLogIn = ({ hasPassword, emailVerified }: MergingClient): boolean => hasPassword && emailVerified;

const endsLogIn = ({ hasPassword, emailVerified }: MergingClient): boolean => hasPassword && !emailVerified;

/** Decides whether two records may be merged. `other` ends; everything it had becomes that of `kept`. */
export function decideMerge(
	sides: Readonly<Record<'kept' | 'other', MergingClient>>,
	input: MergeInput,
	now: Date,
): Result<MergePlan, MergeRefusal> {
	const { kept, other } = sides;
	const mergeable = mayMerge(kept, other, input);
	if (!mergeable.ok) return mergeable;
	const upcoming = attendable(kept, other, now);
	if (!upcoming.ok) return upcoming;
	const phone = phoneOf(kept, other, input.phone);
	const notices = sides[input.notices].notices;
	const hasEmail = sides[input.email].email !== '';
	const message = missingFor(notices, { hasEmail, hasPhone: phone !== undefined, takesSms: true });
	if (message !== undefined) return invalid('notices', message);
	return ok({
		name: sides[input.name].name,
		...{ phone, notices, hasEmail, upcoming: upcoming.value },
		takesAddress: input.email === 'other',
		endsLogIn: endsLogIn(kept),
		consents: mergedConsents(kept.consents, other.consents),
	});
}

function mayMerge(kept: MergingClient, other: MergingClient, input: MergeInput): Result<undefined, MergeRefusal> {
	if (kept.id === other.id) return invalid('otherId', 'Please choose another record');
	if (kept.isMerging || other.isMerging) return refuse('merge_running');
	if (hasConfirmedLogIn(other)) return refuse(hasConfirmedLogIn(kept) ? 'two_accounts' : 'other_has_account');
	const message = input.email === 'other' ? whyNotTaken(kept, other) : undefined;
	if (message !== undefined) return invalid('email', message);
	return isMeant(kept, other, input);
}

/** The reason why the address of the other record cannot remain, if any. */
function whyNotTaken(kept: MergingClient, other: MergingClient): string | undefined {
	if (other.email === '') return 'The other record has no email address';
	return hasConfirmedLogIn(kept) ? 'The client logs in with the address of this record, so it stays' : undefined;
}

function isMeant(
	kept: MergingClient,
	other: MergingClient,
	{ samePerson, opensVisits }: MergeInput,
): Result<undefined, 'names_differ' | 'merge_opens_visits'> {
	if (!samePerson && !namesAgree(kept.name, other.name)) return refuse('names_differ');
	return !opensVisits && hasConfirmedLogIn(kept) ? refuse('merge_opens_visits') : ok(undefined);
}

const invalid = (field: string, message: string) => refuse('invalid_request', { errors: [{ field, message }] });

/** A number that was confirmed by a log-in that ends becomes one noted by staff. */
function phoneOf(kept: MergingClient, other: MergingClient, from: Side): ClientPhone | undefined {
	const stays = from === 'kept' || kept.phone?.number === other.phone?.number;
	if (stays && !endsLogIn(kept)) return kept.phone;
	const phone = stays ? kept.phone : other.phone;
	return phone && { ...phone, proof: 'staff' };
}

/** Two visits at one time block the merge until one of them is moved or cancelled. */
function attendable(
	kept: MergingClient,
	other: MergingClient,
	now: Date,
): Result<readonly Upcoming[], 'client_overlap'> {
	const [own, added] = [kept, other].map(({ upcoming }) => stillUpcoming(upcoming, now));
	const meets = (added ?? []).map((one) => mayAttend(own ?? [], one)).find((one) => !one.ok);
	return meets && !meets.ok ? meets : ok([...(own ?? []), ...(added ?? [])]);
}

import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientCorrection } from '@tulia/contracts/client/staff-schemas';
import { missingFor } from '../../client/notices-need.ts';
import type { ClientPhone } from '../../client/reach.ts';
import { mayBeTexted, typedPhone } from '../../client/typed-phone.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';

/** Contact details of a client, as staff correct them. */
interface RecordReach {
	/** Empty when there is none. */
	readonly email: string;
	readonly phone: ClientPhone | undefined;
	readonly notices: NoticeChannel | undefined;
}

type Wanted = Partial<Pick<ClientCorrection, 'phone' | 'notices' | 'replacesConfirmed'>>;

/**
 * Contact details after a correction by staff. The same number preserves its confirmation; another one is unconfirmed,
 * and replaces a confirmed number only when staff say so explicitly. Each channel requires its contact detail.
 */
export function correctedReach(
	{ email, phone: before }: RecordReach,
	{ phone: typed, notices, replacesConfirmed }: Wanted,
	now: Date,
): Result<Pick<RecordReach, 'phone' | 'notices'>, 'phone_confirmed' | 'invalid_request'> {
	const number = typedPhone(typed);
	if (!number.ok) return number;
	const isSame = before?.number === number.value;
	if (!isSame && before?.proof === 'code' && before.lostSince === undefined && !replacesConfirmed)
		return refuse('phone_confirmed');
	// Staff may restore a number that another client confirmed since.
	const phone = isSame && before?.lostSince === undefined ? before : staffPhone(number.value, now);
	const ways = { hasEmail: email !== '', hasPhone: phone !== undefined, takesSms: mayBeTexted(phone?.number) };
	const message = missingFor(notices, ways);
	return message === undefined
		? ok({ phone, notices })
		: refuse('invalid_request', { errors: [{ field: 'notices', message }] });
}

const staffPhone = (number: ClientPhone['number'] | undefined, now: Date): ClientPhone | undefined =>
	number === undefined ? undefined : { number, proof: 'staff', since: now.toISOString() };

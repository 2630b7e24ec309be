import { refusalIn } from '@tulia/platform';
import { scheduleRefusal } from '../../lib/schedule/schedule-refusal.ts';

const UNCONFIRMED =
	'Not booked: nobody has confirmed the address of this account, so it may be somebody else’s. Say in the file of the client how you know them, then try again.';

export function whyNotBooked(error: unknown): string {
	if (refusalIn(error) === 'unconfirmed_client') return UNCONFIRMED;
	if (refusalIn(error) === 'client_disabled') return 'Not booked: the account of this client is disabled.';
	if (refusalIn(error) === 'unknown_client') return 'Not booked: this client has no record any more.';
	const { message, errors = [] } = scheduleRefusal(error);
	return [message, ...errors.map((one) => one.message)].filter(Boolean).join(' ');
}

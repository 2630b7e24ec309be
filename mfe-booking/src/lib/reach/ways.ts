import type { Account } from '@tulia/contracts/account/schemas';
import { notifiedBy, takesSms } from '@tulia/ui/notices';

/** The channels of ticket and reminder, and why they differ from the preference. */
export function whereTicketsGo(account: Account): string {
	const by = notifiedBy(account);
	if (by === undefined) return 'Nothing is sent to you, as you asked us. My appointments always shows your visits.';
	const wantsSms = account.notices === 'sms' || account.notices === 'both';
	const why = wantsSms && !takesSms(account) ? ', because SMS do not reach your phone at the moment' : '';
	return `Your ticket and the reminder go ${by}${why}.`;
}

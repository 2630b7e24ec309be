import type { Account } from '@tulia/contracts/account/schemas';
import { maskedAddress } from '@tulia/ui/address';
import { takesSms, waysNow } from '@tulia/ui/notices';
import type { ReactNode } from 'react';

interface WaysProps {
	readonly account: Account;
}

/** The end of a sentence: where something goes, and why it does not go as it was chosen. */
export function Ways({ account }: WaysProps): ReactNode {
	const { mail, sms } = waysNow(account);
	const address = <b>{maskedAddress(account.email)}</b>;
	const number = <b>{account.phone?.shown}</b>;
	if (mail && sms)
		return (
			<>
				go to {address}, and by SMS to {number}
			</>
		);
	if (sms) return <>go by SMS to {number}</>;
	if (mail)
		return (
			<>
				go to {address}
				<WhyNoSms account={account} />
			</>
		);
	return 'go to nobody, as you asked our staff: My appointments always shows them';
}

function WhyNoSms({ account }: WaysProps): ReactNode {
	const { notices } = account;
	const wantsSms = notices === 'sms' || notices === 'both';
	return wantsSms && !takesSms(account) ? ', because SMS do not reach your phone at the moment' : null;
}

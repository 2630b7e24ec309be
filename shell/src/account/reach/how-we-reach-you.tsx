import type { Account } from '@tulia/contracts/account/schemas';
import { notifiedBy } from '@tulia/ui/notices';
import type { ReactNode } from 'react';
import * as a from '../account-page.module.css';
import { AccountSection } from '../account-section.tsx';
import { ChooseNotices } from './choose-notices.tsx';
import { PhoneNumber } from './phone-number.tsx';

/** The phone number, and the channels of notices. A site without SMS shows only a number that staff noted. */
export function HowWeReachYou({ account }: { readonly account: Account }): ReactNode {
	const { smsStop, phone } = account;
	if (!smsStop && !phone) return null;
	return (
		<AccountSection
			part="reach"
			title="How we reach you"
			line={phone?.shown}
			beginsOpen={account.phoneCode !== undefined}
			text={aboutReach(smsStop !== undefined)}
		>
			<PhoneNumber account={account} />
			{smsStop ? <p className={a.fact}>{notifiedWords(account)}</p> : null}
			{smsStop ? <ChooseNotices account={account} smsStop={smsStop} /> : null}
		</AccountSection>
	);
}

const notifiedWords = (account: Account): string => {
	const by = notifiedBy(account);
	return by ? `We tell you of your visits ${by}.` : 'We send you no messages, as you asked us.';
};

const aboutReach = (sendsSms: boolean): string =>
	sendsSms
		? 'A phone number is your choice, and booking works just the same without it. If others read your phone, email alone may be better.'
		: 'Our staff noted this number, to phone you when a visit changes.';

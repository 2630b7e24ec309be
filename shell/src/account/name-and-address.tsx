import type { Account } from '@tulia/contracts/account/schemas';
import type { ReactNode } from 'react';
import { AccountSection } from './account-section.tsx';
import { ChangeName } from './change-name.tsx';
import { EmailAddress } from './email-address.tsx';
import { useDayWords } from './use-day-words.ts';

export function NameAndAddress({ account }: { readonly account: Account }): ReactNode {
	const { name, email, joinedAt } = account;
	const dayWords = useDayWords();
	return (
		<AccountSection
			part="you"
			title="Who you are"
			line={account.emailVerified ? email : 'Email address not confirmed yet'}
			text={`Your name is on your tickets. You have had this account since ${dayWords(joinedAt)}.`}
		>
			<ChangeName name={name} />
			<EmailAddress />
		</AccountSection>
	);
}

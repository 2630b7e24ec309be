import type { Account } from '@tulia/contracts/account/schemas';
import type { ReactNode } from 'react';
import { AccountSection } from './account-section.tsx';
import { ChangeName } from './change-name.tsx';
import { EmailAddress } from './email-address.tsx';
import { useDayWords } from './use-day-words.ts';

export function NameAndAddress({ account }: { readonly account: Account }): ReactNode {
	const { name, joinedAt } = account;
	const dayWords = useDayWords();
	return (
		<AccountSection
			title="Who you are"
			text={`Your name is on your tickets. You have had this account since ${dayWords(joinedAt)}.`}
		>
			<ChangeName name={name} />
			<EmailAddress />
		</AccountSection>
	);
}

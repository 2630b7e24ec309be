import type { Account } from '@tulia/contracts/account/schemas';
import { useGetAccountQuery, useGetProfileQuery, useLocation, useLoginState, usePage } from '@tulia/platform';
import { AsyncBlock, Container, Notice, PageHeading, SkeletonRows } from '@tulia/ui';
import { type ReactNode, useEffect } from 'react';
import { openLinkedItem } from '../boot/disclosures.ts';
import * as s from './account-page.module.css';
import { ChangePassword } from './change-password.tsx';
import { Consents } from './consents/consents.tsx';
import { DeleteAccount } from './deletion/delete-account.tsx';
import { DownloadMyData } from './download-my-data.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { NameAndAddress } from './name-and-address.tsx';
import { HowWeReachYou } from './reach/how-we-reach-you.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

interface AccountPageProps {
	readonly onDeleted: () => void;
}

/** `/account`: what the centre stores about the person, and every choice they have about it (rule 5). */
export function AccountPage({ onDeleted }: AccountPageProps): ReactNode {
	usePage({ title: 'My account' });
	const phone = useGetProfileQuery().data?.phones.main;
	const { message } = useLoginState();
	// Refetched at each visit: the address may have been confirmed in another tab or on another phone.
	const query = useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<Container width="ticket">
			<PageHeading lead="Only you and the centre's staff can see this.">My account</PageHeading>
			<div className={s.body}>
				{message ? (
					<Notice tone="info" role="status">
						{message}
					</Notice>
				) : null}
				<AsyncBlock
					query={query}
					headingLevel="h2"
					loading="Loading your account"
					skeleton={<SkeletonRows count={5} />}
					failed={{ title: 'We could not load your account', phone, busyLabel: 'Loading…' }}
				>
					{(account) => <Sections account={account} onDeleted={onDeleted} />}
				</AsyncBlock>
			</div>
		</Container>
	);
}

function Sections({ account, onDeleted }: AccountPageProps & { readonly account: Account }): ReactNode {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs again at each visit of the same address
	useEffect(() => openLinkedItem(hash), [hash, key]);
	return (
		<>
			<NameAndAddress account={account} />
			<HowWeReachYou account={account} />
			<ChangePassword email={account.email} />
			{account.role === 'admin' ? <SecondFactor factor={account.secondFactor} /> : null}
			<Consents consents={account.consents} />
			<LogOutEverywhere />
			<DownloadMyData isConfirmed={account.emailVerified} />
			<DeleteAccount email={account.email} isConfirmed={account.emailVerified} onDeleted={onDeleted} />
		</>
	);
}

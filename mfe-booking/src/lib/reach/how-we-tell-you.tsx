import type { Account } from '@tulia/contracts/account/schemas';
import { Link, paths, useGetAccountQuery } from '@tulia/platform';
import { offersSms } from '@tulia/ui/notices';
import type { ReactNode } from 'react';
import { ChooseWay } from './choose-way.tsx';
import * as s from './reach.module.css';
import { Ways } from './ways.tsx';

/** A step of the booking: by what the client hears of this visit and of later ones. What is chosen is kept at once. */
export function HowWeTellYou(): ReactNode {
	const account = useGetAccountQuery().data;
	if (!account) return null;
	return (
		<section className={s.step} aria-labelledby="how-we-tell-you">
			<h2 id="how-we-tell-you" className={s.title}>
				How we tell you
			</h2>
			<p>
				Your ticket and the reminder <Ways account={account} />.
			</p>
			{offersSms(account) ? <ChooseWay account={account} /> : <AddPhone account={account} />}
		</section>
	);
}

const AddPhone = ({ account: { smsStop, phone } }: { readonly account: Account }): ReactNode =>
	smsStop ? (
		<p className={s.small}>
			Would you like an SMS? <Link to={paths.account()}>{phone ? `Confirm ${phone.shown}` : 'Add a phone number'}</Link>{' '}
			in your account. What you chose here is kept.
		</p>
	) : null;

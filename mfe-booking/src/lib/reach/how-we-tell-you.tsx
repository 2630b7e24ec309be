import type { Account } from '@tulia/contracts/account/schemas';
import { Link, paths, useGetAccountQuery } from '@tulia/platform';
import { offersSms } from '@tulia/ui/notices';
import type { ReactNode } from 'react';
import { ChooseWay } from './choose-way.tsx';
import * as s from './reach.module.css';
import { whereTicketsGo } from './ways.ts';

/** A step of the booking: by what the client hears of this visit and of later ones. What is chosen is kept at once. */
export function HowWeTellYou(): ReactNode {
	const account = useGetAccountQuery().data;
	if (!account) return null;
	return (
		<section className={s.step} aria-labelledby="how-we-tell-you">
			<h2 id="how-we-tell-you" className={s.title}>
				How we tell you
			</h2>
			<p>{whereTicketsGo(account)}</p>
			{offersSms(account) ? <ChooseWay account={account} /> : <AddPhone account={account} />}
		</section>
	);
}

/** What leads to an SMS: a number, or the code that was sent to one. */
function nextStep({ phoneCode, phone }: Account): string {
	if (phoneCode) return `Type the code we sent to ${phoneCode.shown}`;
	return phone ? `Confirm ${phone.shown}` : 'Add a phone number';
}

const AddPhone = ({ account }: { readonly account: Account }): ReactNode =>
	account.smsStop ? (
		<p className={s.small}>
			Would you like an SMS? <Link to={paths.account('reach')}>{nextStep(account)}</Link> in your account. What you chose here
			is kept.
		</p>
	) : null;

import type { Account } from '@tulia/contracts/account/schemas';
import { Link, paths, useGetAccountQuery } from '@tulia/platform';
import { Button, Icon, VisuallyHidden } from '@tulia/ui';
import { offersSms, waysNow } from '@tulia/ui/notices';
import { type ReactNode, useState } from 'react';
import { ChoiceRow } from '../choice-row.tsx';
import { ChooseWay } from './choose-way.tsx';
import * as s from './reach.module.css';
import { TypeCode } from './type-code.tsx';
import { whereTicketsGo } from './ways.ts';

/** The channel of messages about this and later visits, in one row. A choice is saved at once. */
export function HowWeTellYou(): ReactNode {
	const account = useGetAccountQuery().data;
	const [isOpen, setOpen] = useState(false);
	if (!account) return null;
	const mayChoose = offersSms(account);
	return (
		<section aria-label="How we tell you">
			<ChoiceRow
				picture={<Icon name={waysNow(account).sms ? 'chat' : 'mail'} />}
				title={whereTicketsGo(account)}
				text={mayChoose ? undefined : <AddPhone account={account} />}
				action={
					mayChoose ? (
						<Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
							{isOpen ? 'Close' : 'Change'}
							<VisuallyHidden> how we tell you</VisuallyHidden>
						</Button>
					) : null
				}
			>
				{!mayChoose && account.smsStop && account.phoneCode ? (
					<div className={s.opened}>
						<TypeCode asked={account.phoneCode} kept={account.phone} />
					</div>
				) : null}
				{mayChoose && isOpen ? (
					<div className={s.opened}>
						<ChooseWay account={account} />
					</div>
				) : null}
			</ChoiceRow>
		</section>
	);
}

/** The link to confirm a number, which SMS needs. */
const AddPhone = ({ account: { phone, phoneCode, smsStop } }: { readonly account: Account }): ReactNode =>
	smsStop && !phoneCode ? (
		<>
			Prefer an SMS? <Link to={paths.account('reach')}>{phone ? `Confirm ${phone.shown}` : 'Add a phone number'}</Link>
		</>
	) : null;

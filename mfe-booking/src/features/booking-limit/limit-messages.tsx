import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { ButtonRow, EmptyPanel, LinkButton, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import type { BookingLimit } from './booking-limit.ts';
import * as s from './booking-limit-gate.module.css';

/** What an unconfirmed address means for booking, and where to confirm it. */
export const NotConfirmedYet = (): ReactNode => (
	<div className={s.beneath}>
		<Notice tone="info" title="Your email address is not confirmed yet">
			<p>
				You can book now. Until you open the link we sent you, you can hold one visit at a time. You can ask for the
				link again under <Link to={paths.account('you')}>Your account</Link>.
			</p>
		</Notice>
	</div>
);

const titleOf = ({ held }: BookingLimit): string =>
	held === 1 ? 'You already have a visit to come' : `You already have ${held} visits to come`;

/** Replaces the form: why no further visit can be booked now, and what to do. */
export function LimitReached({ limit }: { readonly limit: BookingLimit }): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	const { emailVerified, most } = limit;
	return (
		<div className={s.instead}>
			<EmptyPanel
				title={titleOf(limit)}
				headingLevel="h2"
				action={
					<ButtonRow>
						{emailVerified ? null : (
							<LinkButton component={Link} to={paths.account('you')}>
								Confirm my email address
							</LinkButton>
						)}
						<LinkButton component={Link} variant={emailVerified ? 'primary' : 'secondary'} to={paths.appointments()}>
							See my appointments
						</LinkButton>
					</ButtonRow>
				}
			>
				{emailVerified ? (
					<p>
						You can hold {most} visits at a time. Book the next one after a visit is over, or move or cancel one of
						them.
					</p>
				) : (
					<p>
						Until your email address is confirmed, you can hold one visit at a time. Once it is confirmed, you can book
						the next one.
					</p>
				)}
				{phone ? (
					<p>
						To talk about it, call <PhoneLink phone={phone} />.
					</p>
				) : null}
			</EmptyPanel>
		</div>
	);
}

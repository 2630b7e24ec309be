import { compactMoment } from '@tulia/centre/compact-date';
import type { Problem } from '@tulia/contracts/problem';
import { Link, paths } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import { Checkbox, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './book-for-client.module.css';
import type { BookingValues } from './booking-values.ts';

/** What the server said of the account that holds an address without having confirmed it. */
export interface Unconfirmed {
	/** The record that was chosen, if one was. */
	readonly clientId: string | undefined;
	/** As it was typed. */
	readonly email: string | undefined;
	readonly detail: string;
	/** The visits that end with the account. */
	readonly visits: NonNullable<Problem['affected']>;
}

/** Whether the form is still about the person that staff were told of. */
export const isAbout = (
	unconfirmed: Pick<Unconfirmed, 'clientId' | 'email'>,
	{ clientId, email }: Pick<BookingValues, 'clientId' | 'email'>,
): boolean => unconfirmed.clientId === clientId && unconfirmed.email === email;

/** Tells what a booking does to the account that holds the address, and asks for the word of staff. */
export function UnconfirmedAccount({ clientId, detail, visits }: Unconfirmed): ReactNode {
	const now = useNow();
	return (
		<Notice tone="warm" role="alert" title="Not booked yet: nobody has confirmed this address.">
			<p>
				{detail} It may be somebody else. To book, we close that account and invite the owner of the mailbox to a new
				one, under the name you give {clientId ? 'here' : 'above'}.
			</p>
			{visits.length === 0 ? (
				<p>That account holds no coming visits.</p>
			) : (
				<>
					<p>
						These visits of that account are cancelled. Ask the person on the phone whether they know of them, and book
						them again if they do.
					</p>
					<ul className={s.visits}>
						{visits.map(({ id, ticketNumber, scheduledFor }) => (
							<li key={id}>
								<Link to={paths.adminAppointment(id)} target="_blank">
									{compactMoment(scheduledFor, now)}, {ticketNumber} (opens a new tab)
								</Link>
							</li>
						))}
					</ul>
				</>
			)}
			{clientId ? <TextField name="name" label="Full name" autoComplete="off" /> : null}
			<Checkbox name="closesUnconfirmed" label="Close that account, and book under this address" />
		</Notice>
	);
}

import { compactMoment } from '@tulia/centre/compact-date';
import type { Problem } from '@tulia/contracts/problem';
import { Link, paths } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import { Checkbox, TextField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './book-for-client.module.css';
import type { BookingValues } from './booking-values.ts';

/** The server's details of an account that has the address without having confirmed it. */
export interface Unconfirmed {
	readonly clientId: string | undefined;
	/** The address as typed. */
	readonly email: string | undefined;
	readonly detail: string;
	readonly visits: NonNullable<Problem['affected']>;
}

/** Whether the form still has the address and client of the warning. */
export const isAbout = (
	unconfirmed: Pick<Unconfirmed, 'clientId' | 'email'>,
	{ clientId, email }: Pick<BookingValues, 'clientId' | 'email'>,
): boolean => unconfirmed.clientId === clientId && unconfirmed.email === email;

/**
 * Asks whether the booking takes the address from an account that never confirmed it. That is possible only if the
 * account has no visits.
 */
export function UnconfirmedAccount({ clientId, detail, visits }: Unconfirmed): ReactNode {
	return (
		<Notice tone="warm" role="alert" title="Not booked yet: nobody has confirmed this address.">
			<p>
				{detail} If that is who you are speaking with, {clientId ? 'say above how you know' : 'search for them'}, and
				book for them.
			</p>
			{visits.length === 0 ? <TakeAddress isNamed={clientId === undefined} /> : <KeptVisits visits={visits} />}
		</Notice>
	);
}

const TakeAddress = ({ isNamed }: { readonly isNamed: boolean }): ReactNode => (
	<>
		<p>
			If it is somebody else: that account has no visits to come. We close it and invite the owner of the mailbox to a
			new one, under the name you give {isNamed ? 'above' : 'here'}.
		</p>
		{isNamed ? null : <TextField name="name" label="Full name" autoComplete="off" />}
		<Checkbox name="closesUnconfirmed" label="Close that account, and book under this address" />
	</>
);

function KeptVisits({ visits }: Pick<Unconfirmed, 'visits'>): ReactNode {
	const now = useNow();
	return (
		<>
			<p>If it is somebody else, book without this address. These visits of that account stay as they are:</p>
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
	);
}

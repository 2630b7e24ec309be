import { compactDate } from '@tulia/centre/compact-date';
import type { ClientRow } from '@tulia/contracts/client/schemas';
import type { Column } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { unconfirmedWords } from '../appointments/email-confirmation-words.ts';
import { PhoneLink } from '../appointments/phone-link.tsx';
import * as s from './client-columns.module.css';

/** The columns that distinguish clients in a list. `nameOf` renders the name, with the link the list needs. */
export const clientColumns = (now: Date, nameOf: (client: ClientRow) => ReactNode): readonly Column<ClientRow>[] => {
	const dayOf = (instant: string | undefined, none: string): string =>
		instant === undefined ? none : compactDate(new Date(instant), now);
	return [
		{
			id: 'name',
			head: 'Name',
			whole: true,
			cell: (client) => (
				<span className={s.who}>
					{nameOf(client)}
					<small>Since {compactDate(new Date(client.since), now)}</small>
				</span>
			),
		},
		{
			id: 'reach',
			head: 'Phone and email',
			whole: true,
			cell: ({ phone, email, emailVerified }) => (
				<span className={s.reach}>
					{phone ? <PhoneLink phone={phone} /> : null}
					{email ? (
						<small>
							{email} <span>{unconfirmedWords({ email, emailVerified })}</span>
						</small>
					) : null}
					{phone || email ? null : <small>Neither: told in person</small>}
				</span>
			),
		},
		{ id: 'last', head: 'Last visit', align: 'end', cell: ({ lastVisitAt }) => dayOf(lastVisitAt, 'None yet') },
		{ id: 'next', head: 'Next visit', align: 'end', cell: ({ nextVisitAt }) => dayOf(nextVisitAt, 'None booked') },
	];
};

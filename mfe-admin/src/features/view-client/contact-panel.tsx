import type { ShownPhone } from '@tulia/contracts/client/schemas';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { changeClient, correctClientEmail } from '@tulia/contracts/routes/client';
import { getUser } from '@tulia/contracts/routes/user';
import { Link, paths } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { PhoneLink } from '../../lib/appointments/phone-link.tsx';
import { IdentifyClient, identityWords } from '../../lib/clients/identify-client.tsx';
import { accountWords, noticeWords } from '../../lib/clients/notice-words.ts';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { CorrectClient } from './correct-client.tsx';
import { CorrectEmail } from './correct-email.tsx';
import * as s from './view-client.module.css';

/** The client's contact details, and the form to correct them. */
export function ContactPanel({ client }: { readonly client: ClientRecord }): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const may = useMayCall();
	return (
		<section className={s.panel} aria-labelledby="reach">
			<div className={s.panelHead}>
				<h2 id="reach">How to reach them</h2>
				{may(changeClient) ? (
					<Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
						{isOpen ? 'Close' : 'Correct'}
					</Button>
				) : null}
			</div>
			{isOpen ? <CorrectClient client={client} onDone={() => setOpen(false)} /> : <Facts client={client} />}
			{isOpen ? null : (
				<>
					<IdentifyClient client={client} />
					{client.email !== '' && may(correctClientEmail) ? <EmailPart client={client} /> : null}
				</>
			)}
		</section>
	);
}

/** The form for the address. It is a separate form, because a new address has to be confirmed by email. */
function EmailPart({ client }: { readonly client: ClientRecord }): ReactNode {
	const [isOpen, setOpen] = useState(false);
	return isOpen ? (
		<CorrectEmail client={client} onDone={() => setOpen(false)} />
	) : (
		<Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
			Change the email address
		</Button>
	);
}

const Facts = ({ client }: { readonly client: ClientRecord }): ReactNode => {
	const may = useMayCall();
	return (
		<dl className={s.lines}>
			<Line name="Phone" badge={client.phone ? phoneBadge(client.phone) : null}>
				{client.phone ? <Phone phone={client.phone} /> : 'None'}
			</Line>
			<Line name="Email" badge={client.email ? confirmed(client.emailVerified) : null}>
				{client.email ? <a href={`mailto:${client.email}`}>{client.email}</a> : 'None'}
			</Line>
			{client.newEmail ? (
				<Line name="New email" badge={confirmed(false)}>
					{client.newEmail.email}
				</Line>
			) : null}
			<Line name="Write to them by">{noticeWords(client)}</Line>
			<Line name="SMS in">{client.language === 'sw' ? 'Kiswahili' : 'English'}</Line>
			<Line name="Account">
				{client.email ? (
					<AccountLink client={client} isLink={may(getUser)} />
				) : (
					'None: visits are booked at the desk or by phone'
				)}
			</Line>
			{client.identified ? <Line name="Known by staff">{identityWords(client.identified)}</Line> : null}
		</dl>
	);
};

const AccountLink = ({ client, isLink }: { readonly client: ClientRecord; readonly isLink: boolean }): ReactNode =>
	isLink ? <Link to={paths.adminUser(client.id)}>{accountWords(client)}</Link> : accountWords(client);

/** A phone link, or only the number if it now belongs to another person, as the badge beside it says. */
const Phone = ({ phone }: { readonly phone: ShownPhone }): ReactNode =>
	phone.lostSince === undefined ? <PhoneLink phone={phone} /> : phone.shown;

const phoneBadge = ({ confirmed: isConfirmed, lostSince }: ShownPhone): ReactNode =>
	lostSince === undefined ? confirmed(isConfirmed) : <StateBadge tone="waiting">Somebody else has it</StateBadge>;

const confirmed = (isConfirmed: boolean): ReactNode => (
	<StateBadge tone={isConfirmed ? 'good' : 'waiting'}>{isConfirmed ? 'Confirmed' : 'Not confirmed'}</StateBadge>
);

interface LineProps {
	readonly name: string;
	readonly badge?: ReactNode;
	readonly children: ReactNode;
}

const Line = ({ name, badge, children }: LineProps): ReactNode => (
	<div className={s.fact}>
		<dt>{name}</dt>
		<dd>
			<span>{children}</span>
			{badge}
		</dd>
	</div>
);
